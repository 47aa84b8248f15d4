/** Who changes something, and when (ISO 8601 UTC with milliseconds). */
export interface Stamp {
  at: string;
  by: string;
}

/** The stamp's time, or one millisecond after `previous` when the clock has not moved on: times of revisions always rise. */
export function timeAfter(previous: string, { at }: Stamp): string {
  return at > previous ? at : new Date(Date.parse(previous) + 1).toISOString();
}
