import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import type { Replacement } from '#site/content/replace-text.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import type { ChosenDocument } from '../../../contract/pages-replace.ts';
import { requireDomain } from '../../content/domain-for.ts';
import type { Handler } from '../../http/call-context.ts';
import { newDeadLinks } from '../../links/new-dead-links.ts';
import { type Changing, replaceInStored } from './replace-in-stored.ts';

/** Replaces the chosen finds in drafts, in one transaction; what cannot be changed is skipped and named. */
export const replaceTexts =
  (db: Db): Handler<'content/replace'> =>
  async ({ domainId, documents, replacement, ...search }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const answer: AnswerOf<'content/replace'> = { changed: [], skipped: [], warnings: [] };
    const before: Before[] = [];
    await transact(db, async (transaction) => {
      for (const chosen of documents) {
        const changing: Changing = { domainId, caller, replace: asReplacement(search, replacement, chosen) };
        const { title, slug, ...done } = await replaceInStored(transaction, chosen, changing);
        const named = { kind: chosen.kind, _id: chosen._id, title, slug };
        if ('reason' in done) {
          answer.skipped.push({ ...named, reason: done.reason });
          continue;
        }
        answer.changed.push(named);
        answer.warnings.push(...done.warnings.map((warning) => `${title}: ${warning}`));
        if (search.inAddresses) before.push({ title, before: done.before, after: done.after });
      }
    });
    for (const { title, ...copies } of before) {
      const dead = await newDeadLinks(db, domainId, copies.before, copies.after);
      answer.warnings.push(...dead.map((sentence) => `${title}: ${sentence}`));
    }
    return answer;
  };

interface Before {
  title: string;
  before: unknown;
  after: unknown;
}

function asReplacement(search: Replacement['search'], replacement: string, { finds }: ChosenDocument): Replacement {
  return { search, replacement, chosen: new Set(finds) };
}
