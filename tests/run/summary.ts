import type { Report } from './report.ts';
import type { StageResult } from './stage.ts';

const LISTS = [
  ['skipped', 'Skipped'],
  ['repeated', 'Run twice, because their process was ended by a signal the first time'],
  ['flaky', 'Passed only at their second try: find out why'],
  ['failed', 'Failed'],
] as const satisfies readonly (readonly [keyof Report, string])[];

/** The final output: the duration of each stage, every test that did not simply pass, and one line of counts. */
export function summaryOf(outcomes: readonly StageResult[], seconds: number): string[] {
  const times = outcomes.map((outcome) => `${outcome.name} ${outcome.seconds.toFixed(0)} s`);
  const lists = LISTS.flatMap(([part, title]) => {
    const names = outcomes.flatMap(({ report }) => report[part]);
    return names.length > 0 ? [`${title}:`, ...names.map((name) => `  ${name}`)] : [];
  });
  return [`${times.join(', ')}; ${seconds.toFixed(0)} s in all`, ...lists, countsOf(outcomes)];
}

/** True if nothing failed in the end. */
export const isGreen = (outcomes: readonly StageResult[]): boolean =>
  outcomes.every(({ report }) => report.failed.length === 0);

function countsOf(outcomes: readonly StageResult[]): string {
  const count = (numberOf: (report: Report) => number) =>
    outcomes.reduce((sum, { report }) => sum + numberOf(report), 0);
  const skipped = count((report) => report.skipped.length);
  const failed = count((report) => report.failed.length);
  const passed = count((report) => report.passed + report.flaky.length);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
