import { writeFileSync } from 'node:fs';

/** The test results of one stage, with the runner's test names. */
export interface Report {
  passed: number;
  failed: string[];
  skipped: string[];
  /** Journeys that passed on retry. */
  flaky: string[];
  /** Test files that were run again because a signal ended their process. */
  repeated: string[];
}

export const emptyReport = (): Report => ({ passed: 0, failed: [], skipped: [], flaky: [], repeated: [] });

/** Environment variable with the file for a runner's report; if unset, no report is written. */
export const REPORT_VARIABLE = 'PAGEWRIGHT_TEST_REPORT';

/** Writes the report for the parent process. */
export function leaveReport(report: Report): void {
  const file = process.env[REPORT_VARIABLE];
  if (file) writeFileSync(file, JSON.stringify(report));
}
