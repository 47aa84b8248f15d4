import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { Caller } from './call-context.ts';

/** The stamp of a change that this caller makes now. */
export function stampOf(caller: Caller): Stamp {
  return { at: new Date().toISOString(), by: caller.username };
}
