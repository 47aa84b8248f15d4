import type { Page } from '../../model/entities/page.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import { AppError } from '../../model/error.ts';
import { slugSchema } from '../../model/values/slug.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { type PageRef, pageById } from './find-page.ts';
import { isBelow } from './find-pages.ts';
import { type ChangeOptions, requirePage, savePage } from './page-revisions.ts';

/** More would keep other writers waiting for seconds. */
const MAX_MOVED = 500;

/** A page and the address it gets; parents come before their children. */
export interface Move {
  page: Page;
  to: string;
}

/** The new address of a page, and whether the pages below it follow. */
export interface MovePlan extends ChangeOptions {
  slug: string;
  withChildren: boolean;
}

/** The pages that move when a page gets another address. Throws AppError `not-found`, `conflict` or `invalid`. */
export async function movesOf(db: Db, ref: PageRef, { slug, withChildren, ...options }: MovePlan): Promise<Move[]> {
  const page = await requirePage(db, ref, options);
  if (page.slug === '') throw new AppError('invalid', 'The home page cannot be moved');
  if (page.slug === slug) throw new AppError('invalid', 'The page already has this address');
  if (withChildren && slug.startsWith(`${page.slug}/`)) {
    throw new AppError('invalid', 'A page cannot be moved below itself');
  }
  const moved = withChildren ? [page, ...(await pagesBelow(db, page))] : [page];
  return moved.map((one) => ({ page: one, to: requireSlug(slug + one.slug.slice(page.slug.length)) }));
}

/** Those of the new addresses that belong to pages which do not move, as drafts or as published copies. */
export async function takenBy(db: Db, moves: readonly Move[]): Promise<string[]> {
  const [first] = moves;
  if (!first) return [];
  const rows = await db
    .selectFrom('pages')
    .where((is) => is.and({ domainId: first.page.domainId, collection: 'pages' }))
    .where(
      'slug',
      'in',
      moves.map(({ to }) => to),
    )
    .where(
      'id',
      'not in',
      moves.map(({ page }) => page._id),
    )
    .select('slug')
    .distinct()
    .orderBy('slug')
    .execute();
  return rows.map((row) => row.slug);
}

/**
 * Gives drafts their new addresses, all or none, and their listings as well. A published page keeps its old address for
 * visitors until it is published again. Throws AppError `conflict` when an address is taken.
 */
export function movePages(db: Db, moves: readonly Move[], stamp: Stamp): Promise<Page[]> {
  return transact(db, async (transaction) => {
    const moved: Page[] = [];
    for (const { page, to } of moves) {
      const { _id, domainId, revision } = page;
      const moving = { ...page, slug: to };
      moved.push(await savePage(transaction, { _id, domainId }, moving, stamp, { expectedRevision: revision }));
      const ref = { _id, domainId, collection: 'listings' } as const;
      const listing = await pageById(transaction, ref);
      if (listing) await savePage(transaction, ref, { ...listing, slug: to }, stamp);
    }
    return moved;
  });
}

async function pagesBelow(db: Db, { domainId, slug }: Page): Promise<Page[]> {
  const rows = await db
    .selectFrom('pageEntries')
    .innerJoin('pages', (join) =>
      join.onRef('pages.id', '=', 'pageEntries.pageId').on('pages.collection', '=', 'pages').on('copy', '=', 'draft'),
    )
    .where('pageEntries.domainId', '=', domainId)
    .where((is) => isBelow(is, slug))
    .select('document')
    .orderBy('pageEntries.slug')
    .limit(MAX_MOVED)
    .execute();
  if (rows.length === MAX_MOVED) {
    throw new AppError('invalid', `More than ${MAX_MOVED - 1} pages would move with it; move some of them first`);
  }
  return rows.map(({ document }) => storedPage(document));
}

function requireSlug(slug: string): string {
  const { success, error } = slugSchema.safeParse(slug);
  if (!success) throw new AppError('invalid', `/${slug}: ${error.issues[0]?.message ?? 'This address is not allowed'}`);
  return slug;
}
