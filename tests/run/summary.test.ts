import { expect, it } from 'vitest';
import { emptyReport, type Report } from './report.ts';
import { isGreen, summaryOf } from './summary.ts';

const outcome = (report: Partial<Report>) => ({ name: 'units', seconds: 1, report: { ...emptyReport(), ...report } });

it('isGreen() accepts two tests that passed when tried again, not a third', () => {
  expect(isGreen([outcome({ flaky: ['one'] }), outcome({ repeated: ['two'] })])).toBe(true);
  expect(isGreen([outcome({ flaky: ['one', 'two'] }), outcome({ repeated: ['three'] })])).toBe(false);
  expect(isGreen([outcome({ failed: ['one'] })])).toBe(false);
});

it('summaryOf() names each test that passed only when tried again', () => {
  const lines = summaryOf([outcome({ passed: 3, flaky: ['one'] })], 2);
  expect(lines).toContain('  one');
  expect(lines.at(-1)).toBe('4 passed, 0 failed, 1 only when tried again (2 at most)');
});
