import { changePattern, deletePattern, insertPattern, listPatterns } from '#content-store/drafts/blocks/patterns.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { AppError } from '#content-store/model/error.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { requireDomain } from '../content/domain-for.ts';
import { type HandlersOf, stampOf } from '../http/call-context.ts';

/** All calls about patterns. */
export const patternHandlers = (db: Db): HandlersOf<'pattern'> => ({
  'pattern/list': async ({ domainId }, { caller }) => {
    await requireDomain(db, domainId, caller);
    return listPatterns(db, domainId);
  },

  'pattern/save': async ({ domainId, _id, name, contents: posted }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const contents = posted && cleaned(posted);
    const stamp = stampOf(caller);
    if (_id !== undefined) return changePattern(db, { _id, domainId }, { name, contents }, stamp);
    if (!contents) throw new AppError('invalid', 'Choose what goes into the pattern');
    return insertPattern(db, { domainId, name, contents }, stamp);
  },

  'pattern/delete': async ({ domainId, _id }, { caller }) => {
    await requireDomain(db, domainId, caller);
    await deletePattern(db, { _id, domainId });
    return { _id };
  },
});

/** The blocks as a page would store them. Throws AppError `invalid` with a sentence for each mistake. */
export function cleaned(posted: readonly unknown[]): ContentItem[] {
  const { contents, errors } = cleanContents(posted);
  if (errors.length === 0) return contents;
  throw new AppError('invalid', 'These components have errors and were not saved', { validationErrors: errors });
}
