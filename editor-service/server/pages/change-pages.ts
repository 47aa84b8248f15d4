import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { movePages, movesOf, takenBy } from '#content-store/drafts/pages/move-pages.ts';
import { requirePage, savePage } from '#content-store/drafts/pages/page-revisions.ts';
import type { DemandedRoles } from '#content-store/drafts/pages/tags-and-roles.ts';
import { AppError } from '#content-store/model/error.ts';
import { slugOf } from '../content/slug-of.ts';
import { type Caller, type Handlers, stampOf } from '../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../people/page-roles.ts';

type ChangeHandlers = Pick<Handlers, 'page/rename' | 'page/checkMove' | 'page/move' | 'page/changeTags'>;

/** Changes of pages that need not be open. */
export const changeHandlers = (db: Db): ChangeHandlers => ({
  'page/rename': ({ title, revision, ...ref }, { caller }) =>
    transact(db, async (transaction) => {
      const page = await requirePage(transaction, ref, { expectedRevision: revision });
      requirePageRole(page, 'editorRoles', caller);
      return savePage(transaction, ref, { ...page, title }, stampOf(caller));
    }),

  'page/checkMove': async ({ slug, withChildren = true, ...ref }, { caller }) => {
    requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
    const moves = await movesOf(db, ref, { slug: slugOf(slug), withChildren });
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
      const plan = { slug: slugOf(slug), withChildren, expectedRevision: revision };
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
        const page = await requirePage(transaction, { _id, domainId });
        requirePageRole(page, 'editorRoles', caller);
        const tags = [...new Set([...page.tags.filter((tag) => !remove.includes(tag)), ...add])];
        if (tags.join('\n') === page.tags.join('\n')) continue;
        if (tags.length > MAX_TAGS)
          throw new AppError('invalid', `/${page.slug} would have more than ${MAX_TAGS} tags`);
        await savePage(transaction, { _id, domainId }, { ...page, tags }, stampOf(caller));
        changed.push(_id);
      }
      return { changed };
    }),
});

/** More in a transaction would keep other writers waiting for seconds. */
const MAX_MOVED = 500;

/** The most tags that a page can have (`pageFields`). */
const MAX_TAGS = 100;

const isEditableBy = (page: DemandedRoles, caller: Caller): boolean =>
  hasPageRole(page, 'viewerRoles', caller) && hasPageRole(page, 'editorRoles', caller);
