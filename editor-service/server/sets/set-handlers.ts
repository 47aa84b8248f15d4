import type { Handlers } from '../calls/call-context.ts';
import { listWaiting } from './list-waiting.ts';
import { previewSet } from './preview-set.ts';
import { publishSet, type SetParts } from './publish-set.ts';

type SetHandlers = Pick<Handlers, 'publish/waiting' | 'publish/preview' | 'publish/set'>;

/** What waits, and publishing a chosen set of it. */
export const setHandlers = (parts: SetParts): SetHandlers => ({
  'publish/waiting': listWaiting(parts.db),
  'publish/preview': previewSet(parts.db),
  'publish/set': publishSet(parts),
});
