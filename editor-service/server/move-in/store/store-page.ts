import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById, pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { isInTrash } from '#content-store/drafts/pages/trash.ts';
import type { Page, PageDraft } from '#content-store/model/entities/page.ts';
import { namedContent } from '#site/content/public-content.ts';
import { unfinishedIn } from '#site/content/unfinished.ts';
import { postedPage } from '../../../contract/pages.ts';
import { cleanPage } from '../../content/clean-page.ts';
import { checkPayload } from '../../http/payload.ts';
import { publishImported } from '../../publishing/for-imports.ts';
import { hashOf, noteOwnerOfHome, wasChangedHere } from './changed-here.ts';
import type { Filling } from './filling.ts';
import type { PlannedAddress } from './source.ts';

export interface PageToStore {
  _id: string;
  collection: 'pages' | 'sections';
  /** Visitors of the source could see it. */
  isPublic: boolean;
  /** When visitors of the source would have seen it, for one that was scheduled and whose time has not come. */
  scheduledFor?: string | undefined;
  /** Why it is at another address than its name says. */
  note?: PlannedAddress['note'] | undefined;
  /** The page as a client would post it, at its planned address. */
  page: Record<string, unknown>;
}

export interface StoreOptions extends Pick<Filling, 'stamp' | 'publish' | 'isDryRun'> {
  lose: (what: string, why: string) => void;
}

/**
 * Stores a page under its own id: a second time it is updated, unless a person has changed it here since, or deleted it.
 * Throws AppError or ZodError for a page that a save would refuse.
 */
export async function storePage(db: Db, wanted: PageToStore, options: StoreOptions) {
  const { collection, isPublic, page } = wanted;
  const { publish, stamp, lose } = options;
  const { draft, warnings } = cleanPage(checkPayload(postedPage, page), collection);
  for (const warning of warnings) lose(warning, 'the page was saved anyway');
  const stored = await storedPage(db, wanted, draft);
  const _id = stored?._id ?? wanted._id;
  if (!stored && (await isInTrash(db, { _id, collection }))) {
    lose('A page that was deleted here after the last import', 'it stays deleted');
    return { result: 'left out', _id, slug: draft.slug, isPublished: false } as const;
  }
  if (stored && (await wasChangedHere(db, stored, collection))) {
    return { result: 'kept', _id, slug: stored.slug, isPublished: stored.published } as const;
  }
  if (wanted.note) lose(wanted.note.what, wanted.note.why);
  const isUnchanged =
    stored !== undefined &&
    hashOf({ ...draft, slug: collection === 'sections' ? stored.slug : draft.slug }) === hashOf(stored);
  const wasTakenOffline = stored?.lastPublished !== undefined && !stored.published;
  const unfinished = publish && isPublic ? unfinishedIn(draft) : [];
  for (const { message } of unfinished) lose(message, 'it stays a draft until this is filled in');
  const makePublic = publish && isPublic && !wasTakenOffline && unfinished.length === 0;
  if (publish && isPublic && wasTakenOffline)
    lose('A page that was taken offline here after the last import', 'it stays a draft');
  if (stored?.published && !isPublic) {
    lose('A page that is no longer public in the source', 'it is still published here: unpublish it if necessary');
  }
  const result = !stored ? 'created' : isUnchanged ? 'unchanged' : 'updated';
  const isPublished = makePublic || stored?.published === true;
  const answer = { result, _id, slug: draft.slug, isPublished } as const;
  if (options.isDryRun || (isUnchanged && (!makePublic || stored.published))) return answer;
  const ref = { _id, collection, domainId: draft.domainId };
  const store = () => (stored ? savePage(db, ref, draft, stamp) : insertPage(db, { ...draft, _id }, stamp, collection));
  const publishIt = () => publishImported(db, { ...ref, draft, named: namedContent, isNew: !stored }, stamp);
  const now = await (makePublic ? publishIt() : store());
  if (_id !== wanted._id) await noteOwnerOfHome(db, now, wanted._id);
  return answer;
}

/** The page of an earlier run; the home page keeps its own id, and only what it belongs to has that address. */
async function storedPage(
  db: Db,
  { _id, collection }: PageToStore,
  { domainId, slug }: PageDraft,
): Promise<Page | undefined> {
  const own = await pageById(db, { _id, domainId, collection });
  return own || slug !== '' || collection !== 'pages' ? own : pageBySlug(db, { domainId, slug });
}
