import { describe, expect, test } from 'vitest';
import { toMessageFile } from '#lib/messages/file.ts';
import { toReplyLink } from '#lib/messages/reply.ts';

const message = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  name: 'Asha Verma',
  email: 'asha@home.example',
  phone: '+91 98100 00001',
  message: 'When is it ready?\nThank you',
  created_at: '2026-11-20T20:00:00+00:00',
  read_at: '2026-11-21T04:30:00+00:00',
  answered_at: null,
};

describe('the file', () => {
  test('has a row for each message, with moments as in India', () => {
    expect(toMessageFile([message])).toBe(
      '\uFEFFReceived,Name,Email,Phone,Message,Read,Answered\r\n' +
        '2026-11-21 01:30,Asha Verma,asha@home.example,\'+91 98100 00001,"When is it ready?\nThank you",2026-11-21 10:00,\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('runs nothing: %j', (text) => {
    const [, row = ''] = toMessageFile([{ ...message, name: text }]).split('\r\n');
    expect(row).toContain(`'${text.split('\r')[0]}`);
    expect(toMessageFile([{ ...message, message: text }])).toContain(`'${text}`);
  });
});

describe('what a spreadsheet would convert', () => {
  test.each([
    '919876543210',
    '09876543210',
    '0091 98765 43210',
    '1-2',
    '3/4',
    '12:30',
    '1E5',
    '3 Mar',
    '(011) 2345',
  ])('is text: %s', (phone) => {
    expect(toMessageFile([{ ...message, phone }])).toContain(`,"\t${phone}",`);
  });

  test.each(['Asha 2', 'Room 12, Block B', 'Marching on'])('but not words: %s', (name) => {
    expect(toMessageFile([{ ...message, name }])).not.toContain('\t');
  });
});

describe('the reply', () => {
  test('is addressed, has a subject and quotes the message', () => {
    const link = new URL(toReplyLink(message));
    expect(link.protocol).toBe('mailto:');
    expect(decodeURIComponent(link.pathname)).toBe(message.email);
    const body = link.searchParams.get('body') ?? '';
    expect(body).toMatch(/^Dear Asha Verma,\r\n/);
    expect(body).toContain('On November 21, 2026 you wrote:\r\n> When is it ready?\r\n> Thank you');
  });

  test('takes no further address or field from what was written', () => {
    const link = new URL(
      toReplyLink({ ...message, email: 'a?bcc=b@home.example', message: 'x&bcc=all@home.example#y' }),
    );
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link.hash).toBe('');
  });

  test('stays short enough for mail programs', () => {
    expect(toReplyLink({ ...message, message: 'x'.repeat(5000) }).length).toBeLessThan(2000);
  });
});
