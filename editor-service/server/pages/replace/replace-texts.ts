import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { saveSiteDocument, siteDocumentById, sitePlaceOf } from '#content-store/drafts/site/site-documents.ts';
import { siteContentHash } from '#content-store/drafts/states/draft-states.ts';
import type { Collection } from '#content-store/model/entities/page.ts';
import { isCollection } from '#content-store/model/entities/publishable.ts';
import {
  SITE_DOCUMENTS,
  type SiteDocument,
  type SiteDocumentKind,
} from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { type Replacement, replaceInPage, replaceInSiteDocument } from '#site/content/replace-text.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { postedPage } from '../../../contract/pages.ts';
import type { ChosenDocument } from '../../../contract/pages-replace.ts';
import { cleanPage } from '../../content/clean-page.ts';
import { cleanSiteDocument } from '../../content/clean-site-document.ts';
import { type Caller, type Handler, stampOf } from '../../http/call-context.ts';
import { checkPayload } from '../../http/payload.ts';
import { newDeadLinks } from '../../links/link-targets.ts';
import { hasPageRole, requirePageRole } from '../../people/page-roles.ts';
import { documentTitle } from '../../publishing/sets/document-title.ts';
import { namesOf } from './find-texts.ts';

/** Replaces the chosen finds in drafts, in one transaction; what cannot be changed is skipped and named. */
export const replaceTexts =
  (db: Db): Handler<'content/replace'> =>
  async ({ domainId, documents, replacement, ...search }, { caller }) => {
    const answer: AnswerOf<'content/replace'> = { changed: [], skipped: [], warnings: [] };
    const changed: { title: string; before: unknown; after: unknown }[] = [];
    await transact(db, async (transaction) => {
      for (const chosen of documents) {
        const replace = { search, replacement, chosen: new Set(chosen.finds) };
        const { title, slug, ...done } = await replaceInStored(transaction, chosen, { domainId, caller, replace });
        const named = { kind: chosen.kind, _id: chosen._id, title, slug };
        if ('reason' in done) {
          answer.skipped.push({ ...named, reason: done.reason });
          continue;
        }
        answer.changed.push(named);
        answer.warnings.push(...done.warnings.map((warning) => `${title}: ${warning}`));
        if (search.inAddresses) changed.push({ title, ...done });
      }
    });
    for (const { title, before, after } of changed) {
      const dead = await newDeadLinks(db, domainId, before, after);
      answer.warnings.push(...dead.map((sentence) => `${title}: ${sentence}`));
    }
    return answer;
  };

interface Changing {
  domainId: string;
  caller: Caller;
  replace: Replacement;
}

interface Named {
  title: string;
  slug: string | null;
}

/** A document as it was and as it is now; or, if it stayed, why. */
type Outcome = { reason: string } | { before: unknown; after: unknown; warnings: string[] };
type Replaced = Named & Outcome;

const GONE = 'It no longer exists';
const STALE = 'It was changed in the meantime; search again';

/** Replaces the chosen finds in one stored draft, as a save would; what cannot be changed says why. */
async function replaceInStored(db: Db, chosen: ChosenDocument, changing: Changing): Promise<Replaced> {
  const { kind } = chosen;
  return isCollection(kind) ? replaceInDraft(db, kind, chosen, changing) : replaceInSite(db, kind, chosen, changing);
}

async function replaceInDraft(
  db: Db,
  collection: Collection,
  { _id, version }: ChosenDocument,
  { domainId, caller, replace }: Changing,
): Promise<Replaced> {
  const ref = { _id, collection, domainId };
  const before = await pageById(db, ref);
  if (!before || !hasPageRole(before, 'viewerRoles', caller)) return { title: 'A page', slug: null, reason: GONE };
  const { title, slug } = namesOf(collection, before);
  return withReason({ title, slug }, async () => {
    requirePageRole(before, 'editorRoles', caller);
    if (`${before.revision}` !== version) return { reason: STALE };
    const { draft, warnings } = cleanPage(checkPayload(postedPage, replaceInPage(before, replace)), collection);
    const known = cleanPage(checkPayload(postedPage, before), collection).warnings;
    const name = versionName(replace);
    const after = await savePage(db, ref, draft, stampOf(caller), { expectedRevision: before.revision, name });
    return { before, after, warnings: warnings.filter((warning) => !known.includes(warning)) };
  });
}

async function replaceInSite<K extends SiteDocumentKind>(
  db: Db,
  kind: Extract<ChosenDocument['kind'], K>,
  { _id, version }: ChosenDocument,
  { domainId, caller, replace }: Changing,
): Promise<Replaced> {
  const before = await siteDocumentById<SiteDocumentKind>(db, { kind, _id, domainId }, 'draft');
  const place = sitePlaceOf(kind, _id, domainId);
  const named = { title: documentTitle(kind, _id, domainId), slug: null };
  if (!before || !place) return { ...named, reason: GONE };
  return withReason(named, async () => {
    if (siteContentHash(before) !== version) return { reason: STALE };
    const replaced = replaceInSiteDocument<SiteDocumentKind>(kind, before, replace);
    const checked = checkPayload(SITE_DOCUMENTS[kind].schema, replaced) as SiteDocument<SiteDocumentKind>;
    const clean = cleanSiteDocument<SiteDocumentKind>(kind, checked);
    const after = await saveSiteDocument<SiteDocumentKind>(db, kind, place, clean, stampOf(caller));
    return { before, after, warnings: [] };
  });
}

/** What was done, or why it was refused; only unexpected failures end the whole replacement. */
async function withReason(named: Named, change: () => Promise<Outcome>): Promise<Replaced> {
  try {
    return { ...named, ...(await change()) };
  } catch (failure) {
    if (!(failure instanceof AppError) || failure.code === 'internal') throw failure;
    return { ...named, reason: failure.validationErrors?.[0] ?? failure.message };
  }
}

/** A version's name has 100 characters at most. */
const MAX_QUOTED = 40;

const versionName = ({ search, replacement }: Replacement): string =>
  `Replaced “${quoted(search.text)}” with “${quoted(replacement)}”`;

const quoted = (text: string): string => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text);
