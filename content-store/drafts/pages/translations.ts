import { sql } from 'kysely';
import type { Page } from '../../model/entities/page.ts';
import type { PageEntry, PageTranslationState } from '../../model/entities/page-entry.ts';
import { AppError } from '../../model/error.ts';
import type { Db } from '../database/open-database.ts';
import { type PageRef, pageById } from './find-page.ts';

/** The indexes of keys have no empty ones, and are used where a statement says so literally. */
export const NO_KEY = sql.lit('');

/** A page in one of its languages. */
export interface Translation {
  _id: string;
  domainId: string;
  slug: string;
  title: string;
  /** BCP 47. */
  language: string;
  isLive: boolean;
  /** What it was translated from, and the revision; null for an original. */
  from: { page: string; revision: number } | null;
  /** What it was translated from was published again since. */
  isBehind: boolean;
  /** How many of its texts wait for a person. */
  open: number;
}

/** What joins a page to its translations. */
export const translationKeyOf = ({ _id, translationKey }: Pick<Page, '_id' | 'translationKey'>): string =>
  translationKey ?? _id;

/** The drafts with these keys, by key: each page and its translations. */
export async function translationsOf(db: Db, keys: readonly string[]): Promise<Map<string, Translation[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('pageEntries as page')
    .leftJoin('pageEntries as original', 'original.pageId', 'page.translatedFrom')
    .where('page.translationKey', 'in', [...new Set(keys)])
    .where('page.translationKey', '<>', NO_KEY)
    .select(['page.pageId as _id', 'page.domainId', 'page.slug', 'page.title', 'page.language', 'page.translationKey'])
    .select(['page.publishedRevision', 'page.translatedFrom', 'page.translatedRevision', 'page.openTexts as open'])
    .select('original.publishedRevision as originalRevision')
    .execute();
  const groups = Map.groupBy(rows, ({ translationKey }) => translationKey);
  return new Map([...groups].map(([key, group]) => [key, group.map(translationOf)]));
}

interface Row extends Pick<Translation, '_id' | 'domainId' | 'slug' | 'title' | 'language' | 'open'> {
  translationKey: string;
  publishedRevision: number | null;
  translatedFrom: string | null;
  translatedRevision: number | null;
  originalRevision: number | null;
}

function translationOf(row: Row): Translation {
  const { translationKey: _, publishedRevision, translatedFrom: page, ...rest } = row;
  const { translatedRevision, originalRevision, ...translation } = rest;
  const revision = translatedRevision ?? 0;
  return {
    ...translation,
    isLive: publishedRevision !== null,
    from: page === null ? null : { page, revision },
    isBehind: page !== null && (originalRevision ?? 0) > revision,
  };
}

/** How a translation stands. */
export const translationStateOf = ({ isLive, isBehind }: Translation): Exclude<PageTranslationState, 'missing'> =>
  !isLive ? 'draft' : isBehind ? 'behind' : 'live';

/** What joins pages to their translations, and their languages, by id; without those that have no translations. */
export async function versionsOfKeys(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { key: string; language: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('pageEntries')
    .where('pageId', 'in', [...ids])
    .where('translationKey', '<>', NO_KEY)
    .select(['pageId', 'translationKey as key', 'language'])
    .execute();
  return new Map(rows.map(({ pageId, ...version }) => [pageId, version]));
}

/** The pages of a list with the states of their versions. */
export async function withTranslations<Entry extends PageEntry>(db: Db, entries: readonly Entry[]): Promise<Entry[]> {
  if (entries.length === 0) return [];
  const versions = await versionsOfKeys(
    db,
    entries.map(({ _id }) => _id),
  );
  const groups = await translationsOf(
    db,
    Array.from(versions.values(), ({ key }) => key),
  );
  return entries.map((entry) => {
    const group = groups.get(versions.get(entry._id)?.key ?? '');
    if (!group) return entry;
    return { ...entry, translations: group.map((one) => ({ language: one.language, state: translationStateOf(one) })) };
  });
}

/** What is translated: the published page, or the draft of one that never was. Throws AppError `not-found`. */
export async function originalPage(db: Db, ref: PageRef): Promise<Page> {
  const page = (await pageById(db, ref, 'published')) ?? (await pageById(db, ref));
  if (!page) throw new AppError('not-found', 'This page could not be found');
  return page;
}

/** The addresses of these pages of a domain in another language, by the addresses they have. */
export async function translatedSlugs(
  db: Db,
  domainId: string,
  { slugs, language }: { slugs: readonly string[]; language: string },
): Promise<Map<string, { domainId: string; slug: string }>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('pages as page')
    .innerJoin('pages as translation', 'translation.translationKey', 'page.translationKey')
    .where('page.domainId', '=', domainId)
    .where('page.collection', '=', 'pages')
    .where('page.slug', 'in', [...new Set(slugs)])
    .where('page.translationKey', '<>', NO_KEY)
    .where('translation.translationKey', '<>', NO_KEY)
    .where('translation.language', '=', language)
    .where('translation.copy', '=', 'draft')
    .select(['page.slug as from', 'translation.slug as slug', 'translation.domainId as domainId'])
    .execute();
  return new Map(rows.map(({ from, ...to }) => [from, to]));
}
