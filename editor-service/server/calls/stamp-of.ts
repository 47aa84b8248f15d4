import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import type { Caller } from './call-context.ts';

/** Who changes something, now. */
export function stampOf(caller: Caller): Stamp {
  return { at: new Date().toISOString(), by: caller.username };
}
