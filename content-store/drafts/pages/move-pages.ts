import type { Page } from '../../model/entities/page.ts';
import { pageTitle } from '../../model/entities/page-title.ts';
import { AppError } from '../../model/error.ts';
import { slugSchema } from '../../model/values/slug.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { type PageRef, pageById } from './find-page.ts';
import { isBelow } from './find-pages.ts';
import { type ChangeOptions, requirePage, savePage } from './page-revisions.ts';
import { type DemandedRoles, rolesOfPages } from './tags-and-roles.ts';

/** At most this many pages move together; a site keeps as many redirects. */
const MAX_TREE = 5000;

/** A page, and the address it gets. */
export interface Move {
  _id: string;
  title: string;
  from: string;
  to: string;
  /** Visitors have it. */
  isLive: boolean;
  roles: DemandedRoles;
}

/** The new address of a page, and whether the pages below it follow. */
export interface MovePlan extends ChangeOptions {
  slug: string;
  withChildren: boolean;
}

/**
 * The pages that move when a page gets another address, that page first; none needs an address that a later one still holds.
 * Throws AppError `not-found`, `conflict` or `invalid`.
 */
export async function movesOf(db: Db, ref: PageRef, { slug, withChildren, ...options }: MovePlan): Promise<Move[]> {
  const page = await requirePage(db, ref, options);
  if (page.slug === '') throw new AppError('invalid', 'The home page cannot be moved');
  if (page.slug === slug) throw new AppError('invalid', 'The page already has this address');
  if (withChildren && slug.startsWith(`${page.slug}/`)) {
    throw new AppError('invalid', 'A page cannot be moved below itself');
  }
  const moved = await entriesOf(db, page, withChildren);
  const demanded = await rolesOfPages(db);
  return moved.map(({ pageId, title, slug: from, isPublished }) => ({
    ...{ _id: pageId, title, from, to: requireSlug(slug + from.slice(page.slug.length)), isLive: isPublished === 1 },
    roles: demanded(pageId),
  }));
}

/** Those of the new addresses that belong to pages which do not move, as drafts or as published copies. */
export async function takenBy(db: Db, domainId: string, moves: readonly Move[]): Promise<string[]> {
  const [addresses, ids] = [moves.map(({ to }) => to), moves.map(({ _id }) => _id)];
  const rows = await db
    .selectFrom('pages')
    .where((is) => is.and({ domainId, collection: 'pages' }))
    .where('slug', 'in', addresses)
    .where('id', 'not in', ids)
    .select('slug')
    .distinct()
    .orderBy('slug')
    .execute();
  return rows.map((row) => row.slug);
}

/**
 * Gives drafts their new addresses, all or none, and their listings as well; one that has its own already stays as it is. A
 * published page keeps its old address for visitors until it is published again. Throws AppError `conflict` when an address
 * is taken or a page was moved elsewhere.
 */
export function movePages(
  db: Db,
  domainId: string,
  moves: readonly Pick<Move, '_id' | 'from' | 'to'>[],
  stamp: Stamp,
): Promise<Page[]> {
  return transact(db, async (transaction) => {
    const moved: Page[] = [];
    for (const { _id, from, to } of moves) {
      const page = await requirePage(transaction, { _id, domainId });
      if (page.slug !== from && page.slug !== to) {
        throw new AppError('conflict', `“${pageTitle(page)}” was moved to /${page.slug} in the meantime`);
      }
      const isThere = page.slug === to;
      moved.push(isThere ? page : await savePage(transaction, { _id, domainId }, { ...page, slug: to }, stamp));
      const ref = { _id, domainId, collection: 'listings' } as const;
      const listing = isThere ? undefined : await pageById(transaction, ref);
      if (listing) await savePage(transaction, ref, { ...listing, slug: to }, stamp);
    }
    return moved;
  });
}

/** A page and those below it, from the top down. */
async function entriesOf(db: Db, { domainId, slug }: Page, withChildren: boolean) {
  const rows = await db
    .selectFrom('pageEntries')
    .leftJoin('draftStates', (join) => join.onRef('draftStates.id', '=', 'pageId').on('part', '=', 'pages'))
    .where('pageEntries.domainId', '=', domainId)
    .where((is) => is.or([is('pageEntries.slug', '=', slug), ...(withChildren ? [isBelow(is, slug)] : [])]))
    .select(['pageId', 'pageEntries.title', 'pageEntries.slug', 'isPublished'])
    .orderBy('pageEntries.slug')
    .limit(MAX_TREE + 1)
    .execute();
  if (rows.length > MAX_TREE) {
    throw new AppError('invalid', `More than ${MAX_TREE} pages would move; move some of them first`);
  }
  // `x/y/y/z` becomes `x/y/z` after that has become `x/z`.
  return rows.sort((one, other) => depthOf(one.slug) - depthOf(other.slug));
}

const depthOf = (slug: string): number => slug.split('/').length;

function requireSlug(slug: string): string {
  const { success, error } = slugSchema.safeParse(slug);
  if (!success) throw new AppError('invalid', `/${slug}: ${error.issues[0]?.message ?? 'This address is not allowed'}`);
  return slug;
}
