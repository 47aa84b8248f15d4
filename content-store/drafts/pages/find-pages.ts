import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { PageEntry, PageSort, PageStatus, PageTranslationState } from '../../model/entities/page-entry.ts';
import { countRows, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { inLanguage } from './in-language.ts';
import type { Piece } from './page-excerpt.ts';
import { excerptsOf, isMatch, matchQuality, type Wanted, wantedFrom } from './page-match.ts';
import { allows, asNumber, isPublishable, type PageViewer } from './page-viewer.ts';

export interface PagesFilter {
  domainId: string;
  /** Words that title or address contain. */
  q?: string | undefined;
  /** Finds `q` in the texts of pages as well. */
  inTexts?: boolean | undefined;
  status?: PageStatus | undefined;
  template?: string | undefined;
  author?: string | undefined;
  updatedBy?: string | undefined;
  tag?: string | undefined;
  /** Only pages directly below this address. */
  parent?: string | undefined;
  /** Only pages anywhere below this address. */
  under?: string | undefined;
  /** ISO 8601 UTC, both inclusive. */
  updatedFrom?: string | undefined;
  updatedTo?: string | undefined;
  publishableByYou?: boolean | undefined;
  /** BCP 47. With `translation` pages in that state, with `missing` those without a version in this language. */
  language?: string | undefined;
  translation?: PageTranslationState | undefined;
}

export interface PagesOrder {
  /** Default: the best match first; without `q`, by title. */
  sort?: PageSort | undefined;
  isDescending?: boolean | undefined;
  limit: number;
  offset: number;
}

/** A page that was found; `excerpt` only where its texts hold the words. */
export type FoundPage = PageEntry & { excerpt?: Piece[] };

/** Pages of a domain that match everything asked for, and their total number. */
export async function findPages(
  db: Db,
  filter: PagesFilter,
  order: PagesOrder,
  viewer: PageViewer,
): Promise<{ pages: FoundPage[]; total: number }> {
  const wanted = wantedFrom(filter.q);
  const found = matching(db, filter, wanted, viewer);
  const rows = await selectEntries(found, viewer)
    .$call((found) => ordered(found, order, wanted))
    .limit(order.limit)
    .offset(order.offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const excerpts = wanted && filter.inTexts ? await excerptsOf(db, wanted, ids) : new Map<number, Piece[]>();
  const pages = rows.map((row) => {
    const excerpt = excerpts.get(row.id);
    return { ...entryOf(row), ...(excerpt && { excerpt }) };
  });
  return { pages, total: await countRows(found) };
}

type Entries = ReturnType<typeof matching>;

function matching(db: Db, filter: PagesFilter, wanted: Wanted | null, viewer: PageViewer) {
  const { domainId, status, template, author, updatedBy, updatedFrom, updatedTo, tag, parent, under } = filter;
  const { inTexts = false, publishableByYou } = filter;
  return db
    .selectFrom('pageEntries')
    .where((is) => is.and(given({ domainId, template, author, updatedBy })))
    .$if(status !== undefined, (query) => query.where(statusNow, '=', status ?? 'draft'))
    .where((is) => allows(is.ref('pageId'), 'viewerRoles', viewer))
    .$if(updatedFrom !== undefined, (query) => query.where('updatedAt', '>=', updatedFrom ?? ''))
    .$if(updatedTo !== undefined, (query) => query.where('updatedAt', '<=', updatedTo ?? ''))
    .$if(tag !== undefined, (query) => query.where((is) => hasTag(is, domainId, tag ?? '')))
    .$if(under !== undefined, (query) => query.where((is) => isBelow(is, under ?? '')))
    .$if(parent !== undefined, (query) => query.where((is) => isDirectlyBelow(is, parent ?? '')))
    .$if(publishableByYou !== undefined, (query) =>
      query.where((is) =>
        publishableByYou ? isPublishable(is.ref('pageId'), viewer) : is.not(isPublishable(is.ref('pageId'), viewer)),
      ),
    )
    .$call((query) => inLanguage(query, filter))
    .$if(wanted !== null, (query) => query.where((is) => (wanted ? isMatch(is, wanted, inTexts) : is.lit(true))));
}

function ordered<Row>(
  query: SelectQueryBuilder<Database, 'pageEntries', Row>,
  { sort, isDescending = false }: PagesOrder,
  wanted: Wanted | null,
) {
  const direction = isDescending ? 'desc' : 'asc';
  const column = COLUMNS[sort ?? 'best'];
  const first =
    wanted && column === null
      ? query.orderBy((is) => matchQuality(is, wanted), direction)
      : query.orderBy(column ?? 'words', direction);
  return first.orderBy('words').orderBy('slug');
}

/** By content, not by time: a draft that equals the published copy is live, even if it was saved again. */
const statusNow = sql<PageStatus>`coalesce((
  select case when "isPublished" = 0 then 'draft' when "decided" = "content" then 'live' else 'changed' end
  from "draftStates" where "part" = 'pages' and "id" = "pageEntries"."pageId"
), 'draft')`;

const COLUMNS = {
  best: null,
  title: 'words',
  address: 'slug',
  status: statusNow,
  template: 'template',
  author: 'author',
  updatedAt: 'updatedAt',
  updatedBy: 'updatedBy',
  publishedAt: 'publishedAt',
} as const satisfies Record<PageSort, keyof Database['pageEntries'] | typeof statusNow | null>;

type Where = ExpressionBuilder<Database, 'pageEntries'>;

function hasTag(is: Where, domainId: string, tag: string) {
  const tagged = is.selectFrom('pageTags').where((of) => of.and({ domainId, collection: 'pages', copy: 'draft', tag }));
  return is('pageId', 'in', tagged.select('pageTags.pageId'));
}

/** Addresses below `news` are from `news/` to before `news0`, the character after the slash. */
export const isBelow = (is: Where, slug: string) =>
  slug === ''
    ? is('pageEntries.slug', '!=', '')
    : is.and([is('pageEntries.slug', '>', `${slug}/`), is('pageEntries.slug', '<', `${slug}0`)]);

function isDirectlyBelow(is: Where, slug: string) {
  const rest = is.fn('substr', ['slug', is.val(slug === '' ? 1 : Array.from(slug).length + 2)]);
  return is.and([isBelow(is, slug), is(is.fn<number>('instr', [rest, sql.lit('/')]), '=', 0)]);
}

/** The columns of a list of pages, for this viewer. */
export const selectEntries = (found: Entries, viewer: PageViewer) =>
  found
    .selectAll('pageEntries')
    .select((is) => [
      statusNow.as('status'),
      asNumber(allows(is.ref('pageId'), 'editorRoles', viewer)).as('editableByYou'),
      asNumber(isPublishable(is.ref('pageId'), viewer)).as('publishableByYou'),
    ]);

interface Row extends Selectable<Database['pageEntries']> {
  status: PageStatus;
  editableByYou: number;
  publishableByYou: number;
}

export function entryOf(row: Row): PageEntry {
  const { slug, title, template, status, author, updatedAt, updatedBy, publishedAt } = row;
  return {
    _id: row.pageId,
    ...{ slug, title, template, status, author, updatedAt, updatedBy },
    ...(publishedAt !== null && { publishedAt }),
    editableByYou: row.editableByYou === 1,
    publishableByYou: row.publishableByYou === 1,
  };
}

/** The values that the pages of a domain have that this person may view, for filters; tags are of their drafts. */
export async function pageFilters(db: Db, domainId: string, viewer: PageViewer) {
  const valuesOf = async (column: 'template' | 'author' | 'updatedBy') => {
    const entries = db.selectFrom('pageEntries').where('domainId', '=', domainId).where(column, '!=', '');
    const viewable = entries.where((is) => allows(is.ref('pageId'), 'viewerRoles', viewer));
    const rows = await viewable.select(`${column} as value`).distinct().orderBy(column).execute();
    return rows.map(({ value }) => value);
  };
  const tags = await db
    .selectFrom('pageTags')
    .where((is) => is.and({ domainId, collection: 'pages', copy: 'draft' }))
    .where((is) => allows(is.ref('pageId'), 'viewerRoles', viewer))
    .select('tag')
    .distinct()
    .orderBy('tag')
    .execute();
  return {
    templates: await valuesOf('template'),
    authors: await valuesOf('author'),
    people: await valuesOf('updatedBy'),
    tags: tags.map(({ tag }) => tag),
  };
}
