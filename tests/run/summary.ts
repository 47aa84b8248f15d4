import type { Report } from './report.ts';
import type { StageResult } from './stage.ts';

const LISTS = [
  ['skipped', 'Skipped'],
  ['repeated', 'Run twice, because their process was ended by a signal the first time'],
  ['flaky', 'Failed, and passed when they were tried again: find out why'],
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

/** More retries than this in a run are no accident. */
const MAX_RETRIES = 2;

/** True if nothing failed in the end, and at most two tests needed a second try. */
export function isGreen(outcomes: readonly StageResult[]): boolean {
  const retries = outcomes.flatMap(({ report }) => [...report.flaky, ...report.repeated]);
  return retries.length <= MAX_RETRIES && outcomes.every(({ report }) => report.failed.length === 0);
}

function countsOf(outcomes: readonly StageResult[]): string {
  const count = (numberOf: (report: Report) => number) =>
    outcomes.reduce((sum, { report }) => sum + numberOf(report), 0);
  const skipped = count((report) => report.skipped.length);
  const failed = count((report) => report.failed.length);
  const retried = count((report) => report.flaky.length);
  const passed = count((report) => report.passed + report.flaky.length);
  return [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(retried > 0 ? [`${retried} only when tried again (${MAX_RETRIES} at most)`] : []),
  ].join(', ');
}
