import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Handlers } from '../calls/call-context.ts';
import { findTexts } from './find-texts.ts';
import { replaceTexts } from './replace-texts.ts';

type ReplaceHandlers = Pick<Handlers, 'content/find' | 'content/replace'>;

/** Search and replace in the drafts of a site. */
export const replaceHandlers = (db: Db): ReplaceHandlers => ({
  'content/find': findTexts(db),
  'content/replace': replaceTexts(db),
});
