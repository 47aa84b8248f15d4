import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { movePages, movesOf, takenBy } from '#content-store/drafts/pages/move-pages.ts';
import { requirePage, savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { AppError } from '#content-store/model/error.ts';
import { slugSchema, toSlug } from '#content-store/model/values/slug.ts';
import { type Handlers, stampOf } from '../http/call-context.ts';
import { checkPayload } from '../http/payload.ts';
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
    const moves = await movesOf(db, ref, { slug: addressOf(slug), withChildren });
    const refused = moves.some(({ page }) => !isEditableBy(page, caller));
    return {
      pages: moves
        .filter(({ page }) => hasPageRole(page, 'viewerRoles', caller))
        .map(({ page, to }) => ({
          _id: page._id,
          title: pageTitle(page),
          from: page.slug,
          to,
          isLive: page.published,
        })),
      taken: await takenBy(db, moves),
      refusal: refused ? 'Only other roles may edit some of these pages; please ask an administrator' : null,
    };
  },

  'page/move': ({ slug, withChildren, revision, ...ref }, { caller }) =>
    transact(db, async (transaction) => {
      const plan = { slug: addressOf(slug), withChildren, expectedRevision: revision };
      const moves = await movesOf(transaction, ref, plan);
      for (const { page } of moves) requirePageRole(page, 'editorRoles', caller);
      const [taken] = await takenBy(transaction, moves);
      if (taken !== undefined) throw new AppError('conflict', `The address /${taken} belongs to another page`);
      const moved = await movePages(transaction, moves, stampOf(caller));
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

/** The most tags that a page can have (`pageFields`). */
const MAX_TAGS = 100;

type Page = Parameters<typeof hasPageRole>[0];
type Caller = Parameters<typeof hasPageRole>[2];

const isEditableBy = (page: Page, caller: Caller): boolean =>
  hasPageRole(page, 'viewerRoles', caller) && hasPageRole(page, 'editorRoles', caller);

/** The canonical address of what was typed: ` /About Us/ ` is `about-us`; a name of which nothing is left is not the home page. */
const addressOf = (typed: string): string =>
  checkPayload(slugSchema, toSlug(typed) || typed.trim().replace(/^\/+|\/+$/g, ''));
