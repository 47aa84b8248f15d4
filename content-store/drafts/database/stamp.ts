/** The author and time (ISO 8601 UTC with milliseconds) of a change. */
export interface Stamp {
  at: string;
  by: string;
}

/** The stamp's time, but at least one millisecond after `previous`: times of revisions always increase. */
export function timeAfter(previous: string, { at }: Stamp): string {
  return at > previous ? at : new Date(Date.parse(previous) + 1).toISOString();
}
