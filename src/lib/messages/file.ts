import { toCsv } from '#lib/csv.ts';
import { toIsoMinute } from '#lib/dates.ts';
import type { Message } from '#schemas/message.ts';

const header = ['Received', 'Name', 'Email', 'Phone', 'Message', 'Read', 'Answered'] as const;

const toCell = (moment: string | null): string => (moment === null ? '' : toIsoMinute(moment));

/** Messages as a table for a spreadsheet. Nothing a visitor wrote is run as a formula or made a number; the mark in front lets it read Hindi. */
export function toMessageFile(messages: readonly Message[]): string {
  const rows = messages.map((message) => [
    toCell(message.created_at),
    { typed: message.name },
    { typed: message.email },
    { typed: message.phone ?? '' },
    { typed: message.message },
    toCell(message.read_at),
    toCell(message.answered_at),
  ]);
  return `\uFEFF${toCsv(header, rows)}`;
}
