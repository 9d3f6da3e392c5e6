import { expect, test } from 'vitest';
import { readAudit } from '../../../scripts/check/audit.ts';

const answer = (high: number, critical: number) =>
  JSON.stringify({
    metadata: { vulnerabilities: { info: 0, low: 1, moderate: 2, high, critical, total: 3 } },
  });

test('only faults of high or critical weight count', () => {
  expect(readAudit(answer(0, 0))).toEqual({ verdict: 'good', faults: 0 });
  expect(readAudit(answer(1, 0))).toEqual({ verdict: 'bad', faults: 1 });
  expect(readAudit(answer(1, 2))).toEqual({ verdict: 'bad', faults: 3 });
});

test('a registry that is away or has no such service is no fault', () => {
  for (const output of [
    '',
    '{"error":{"code":"ENOTFOUND"}}',
    '<html>404</html>',
    '{"message":"not implemented"}',
  ])
    expect(readAudit(output)).toEqual({ verdict: 'unknown', faults: 0 });
});
