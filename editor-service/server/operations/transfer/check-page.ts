import type { Collection, PageDraft } from '#content-store/model/entities/page.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import { idSchema } from '#content-store/model/values/id.ts';
import { namedContent } from '#site/content/public-content.ts';
import { unfinishedIn } from '#site/content/unfinished.ts';
import { postedPage } from '../../../contract/pages.ts';
import { cleanPage } from '../../content/clean-page.ts';
import { checkWellFormed } from '../../http/payload.ts';
import { withKeys } from './with-keys.ts';

/** A page as it may be stored. */
export interface CheckedPage {
  _id: string | undefined;
  draft: PageDraft;
  /** What is published of it; absent: all. */
  named?: PageContent;
  /** Why it may not be published, one sentence each. */
  unfinished: string[];
}

/** Checks a page of an export as a save would, and what it needs when it is published. Throws AppError `invalid` likewise. */
export function checkPage(document: unknown, collection: Collection): CheckedPage & { warnings: string[] } {
  const posted = checkWellFormed(postedPage, withKeys(document));
  const { draft, warnings } = cleanPage(posted, collection);
  const _id = posted._id && checkWellFormed(idSchema, posted._id);
  const named = namedContent(draft);
  const isAll = named.template === draft.template && named.header === draft.header && named.contents === draft.contents;
  const unfinished = unfinishedIn(draft).map(({ message }) => message);
  return { _id, draft, warnings, unfinished, ...(!isAll && { named }) };
}
