import { toCsv } from '#lib/csv.ts';
import { formatMoment } from '#lib/dates.ts';
import type { Message } from '#schemas/message.ts';

const header = ['Received', 'Name', 'Email', 'Phone', 'Message', 'Read', 'Answered'] as const;

const toCell = (moment: string | null): string => (moment === null ? '' : formatMoment(moment));

/** Messages as a table for a spreadsheet. Nothing a visitor wrote is run as a formula; the mark in front lets it read Hindi. */
export function toMessageFile(messages: readonly Message[]): string {
  const rows = messages.map((message) => [
    formatMoment(message.created_at),
    message.name,
    message.email,
    message.phone ?? '',
    message.message,
    toCell(message.read_at),
    toCell(message.answered_at),
  ]);
  return `\uFEFF${toCsv(header, rows)}`;
}
