import { writeFileSync } from 'node:fs';

/** What became of the tests of one stage; tests are named as their runner names them. */
export interface Report {
  passed: number;
  failed: string[];
  skipped: string[];
  /** Journeys that passed at their second try. */
  flaky: string[];
  /** Test files that were run twice, because their process was ended by a signal. */
  repeated: string[];
}

export const emptyReport = (): Report => ({ passed: 0, failed: [], skipped: [], flaky: [], repeated: [] });

/** The file in which a runner leaves its report for `npm test`; without the variable nobody asked for one. */
export const REPORT_VARIABLE = 'PAGEWRIGHT_TEST_REPORT';

/** Leaves a report for whoever started this runner. */
export function leaveReport(report: Report): void {
  const file = process.env[REPORT_VARIABLE];
  if (file) writeFileSync(file, JSON.stringify(report));
}
