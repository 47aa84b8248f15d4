import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { alsoListing } from '#content-store/drafts/pages/also-listing.ts';
import { type PageRef, pageById } from '#content-store/drafts/pages/find-page.ts';
import { movePages, movesOf, takenBy } from '#content-store/drafts/pages/move-pages.ts';
import { pageAtRevision, pageHistory, renameVersion } from '#content-store/drafts/pages/page-history.ts';
import { requirePage, savePage } from '#content-store/drafts/pages/page-revisions.ts';
import type { DemandedRoles } from '#content-store/drafts/pages/tags-and-roles.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import { pageInRelease } from '#content-store/drafts/publishing/page-versions.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PageRole } from '../../contract/people.ts';
import { cleanPage, slugOf, withWarnings } from '../content/clean-page.ts';
import { type Caller, type Handlers, stampOf } from '../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../people/page-roles.ts';

/** Changes of pages that need not be open, and their earlier revisions. */
export const changeHandlers = (db: Db) =>
  ({
    'page/rename': ({ title, revision, ...ref }, { caller }) =>
      transact(db, async (transaction) => {
        const page = await requirePage(transaction, ref, { expectedRevision: revision });
        requirePageRole(page, 'editorRoles', caller);
        return savePage(transaction, ref, { ...page, title }, stampOf(caller));
      }),

    'page/checkMove': async ({ slug, withChildren = true, ...ref }, { caller }) => {
      requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
      const moves = await movesOf(db, ref, { slug: slugOf(slug, ref.domainId), withChildren });
      const refused = moves.some(({ roles }) => !isEditableBy(roles, caller));
      return {
        pages: moves
          .filter(({ roles }) => hasPageRole(roles, 'viewerRoles', caller))
          .map(({ _id, title, from, to, isLive }) => ({ _id, title, from, to, isLive })),
        taken: await takenBy(db, ref.domainId, moves),
        refusal: refused ? 'Only other roles may edit some of these pages; please ask an administrator' : null,
      };
    },

    'page/move': ({ slug, withChildren, revision, ...ref }, { caller }) =>
      transact(db, async (transaction) => {
        const plan = { slug: slugOf(slug, ref.domainId), withChildren, expectedRevision: revision };
        const moves = await movesOf(transaction, ref, plan);
        if (moves.length > MAX_MOVED)
          throw new AppError('invalid', `More than ${MAX_MOVED} pages would move: publish their new addresses at once`);
        for (const { roles } of moves) requirePageRole(roles, 'editorRoles', caller);
        const [taken] = await takenBy(transaction, ref.domainId, moves);
        if (taken !== undefined) throw new AppError('conflict', `The address /${taken} belongs to another page`);
        const moved = await movePages(transaction, ref.domainId, moves, stampOf(caller));
        return { pages: moved.map((page) => ({ _id: page._id, slug: page.slug, revision: page.revision })) };
      }),

    'page/changeTags': ({ domainId, pages, add, remove }, { caller }) =>
      transact(db, async (transaction) => {
        const changed: string[] = [];
        for (const _id of new Set(pages)) {
          const page = requirePageRole(await requirePage(transaction, { _id, domainId }), 'editorRoles', caller);
          const tags = [...new Set([...page.tags.filter((tag) => !remove.includes(tag)), ...add])];
          if (tags.join('\n') === page.tags.join('\n')) continue;
          if (tags.length > MAX_TAGS)
            throw new AppError('invalid', `/${page.slug} would have more than ${MAX_TAGS} tags`);
          await savePage(transaction, { _id, domainId }, { ...page, tags }, stampOf(caller));
          changed.push(_id);
        }
        return { changed };
      }),

    /**
     * Sets the roles that a page and its listing require for viewing, editing and publishing; a published page cannot
     * require any for viewing.
     */
    'roles/applyToPage': ({ page, collection, roles }, { caller }) =>
      transact(db, async (transaction) => {
        await requireKnown(transaction, roles);
        const idsAt = (level: keyof PageRole['level']) =>
          roles.filter((role) => role.level[level]).map(({ _id }) => _id);
        const viewerRoles = idsAt('viewer');
        const lists = { viewerRoles, editorRoles: idsAt('editor'), publisherRoles: idsAt('publisher') };
        const apply = async (ref: PageRef) => {
          if (viewerRoles.length > 0 && (await requirePage(transaction, ref)).published) {
            throw new AppError('invalid', 'Unpublish the page first: everyone can read what is published');
          }
          return savePage(transaction, ref, undefined, stampOf(caller), { roles: lists });
        };
        const ref = { _id: page._id, collection };
        const changed = await apply(ref);
        await alsoListing(transaction, ref, apply);
        return changed;
      }),

    /** Every revision of a page, newest first. */
    'page/history': async (ref, { caller }) => {
      requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
      return pageHistory(db, ref._id, ref.collection);
    },

    'page/loadRevision': async ({ revision, release, ...ref }, { caller }) => {
      requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
      if (release !== undefined) return pageInRelease(db, release, ref);
      const page =
        revision === undefined
          ? await pageById(db, ref, 'published')
          : await pageAtRevision(db, ref._id, revision, ref.collection);
      return page ? pageSchema.parse(page) : null;
    },

    'page/nameVersion': async ({ revision, name, ...ref }, { caller }) => {
      requirePageRole(await requirePage(db, ref), 'editorRoles', caller);
      await renameVersion(db, { pageId: ref._id, revision, collection: ref.collection }, name);
      return {};
    },

    /**
     * Saves an earlier revision as the newest draft, by default at the page's present address; nothing is lost, the
     * history grows by one.
     */
    'page/restoreRevision': async ({ revision, withAddress, ...ref }, { caller }) => {
      const stored = requirePageRole(await requirePage(db, ref), 'editorRoles', caller);
      const earlier = await pageAtRevision(db, ref._id, revision, ref.collection);
      if (!earlier) throw new AppError('not-found', 'This version could not be found');
      const slug = withAddress ? earlier.slug : stored.slug;
      const { draft, warnings } = cleanPage({ ...earlier, domainId: stored.domainId, slug });
      return withWarnings(await savePage(db, ref, draft, stampOf(caller), { action: 'revert' }), warnings);
    },
  }) satisfies Partial<Handlers>;

/** More in a transaction would keep other writers waiting for seconds. */
const MAX_MOVED = 500;

/** The most tags that a page can have (`pageFields`). */
const MAX_TAGS = 100;

const isEditableBy = (page: DemandedRoles, caller: Caller): boolean =>
  hasPageRole(page, 'viewerRoles', caller) && hasPageRole(page, 'editorRoles', caller);

async function requireKnown(db: Db, roles: readonly PageRole[]): Promise<void> {
  const known = new Set((await listRoles(db)).map(({ _id }) => _id));
  const unknown = roles.find(({ _id }) => !known.has(_id));
  if (unknown) throw new AppError('invalid', `There is no role ${unknown._id}`);
}
