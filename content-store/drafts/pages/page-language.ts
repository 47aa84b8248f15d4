import { type Selectable, sql } from 'kysely';
import type { Page } from '../../model/entities/page.ts';
import { AppError } from '../../model/error.ts';
import {
  languageAt,
  languageName,
  type SiteLanguage,
  type SiteLanguages,
  siteLanguage,
} from '../../model/values/site-language.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Engine } from '../database/engine/engine.ts';
import { type Db, engineFor } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import type { CopyKey } from './tags-and-roles.ts';
import { NO_KEY } from './translations.ts';

const chosen = new WeakMap<Engine, SiteLanguages>();
const ENGLISH: SiteLanguages = [siteLanguage('en')];

/**
 * The columns of a page that join translations: its key, which by default is its own id. Listings and sections have none, and
 * a site in one language has only those that were given.
 */
export function translationColumns(db: Db, collection: CopyKey['collection'], page: Page) {
  const languages = chosen.get(engineFor(db)) ?? ENGLISH;
  const language = languageAt(languages, page.domainId, page.slug).tag;
  const ownKey = languages.length > 1 ? page._id : '';
  return { language, translationKey: collection === 'pages' ? (page.translationKey ?? ownKey) : '' };
}

/** Throws AppError `conflict` when another page is this translation already. */
export async function requireFreeTranslation(db: Db, { collection, copy }: CopyKey, page: Page): Promise<void> {
  const columns = translationColumns(db, collection, page);
  if (columns.translationKey === '') return;
  const holder = await db
    .selectFrom('pages')
    .where((is) => is.and({ ...columns, copy }))
    .where('translationKey', '<>', NO_KEY)
    .where('id', '!=', page._id)
    .select('slug')
    .executeTakeFirst();
  if (holder) throw taken(copy, columns.language, holder.slug);
}

const taken = (copy: Copy, language: string, slug: string): AppError => {
  const name = languageName(language, 'en');
  const message =
    copy === 'draft'
      ? `This page has a version in ${name} already: /${slug}`
      : `This page has a published version in ${name} already: /${slug}`;
  return new AppError('conflict', message);
};

const COLUMNS = ['collection', 'id', 'copy', 'domainId', 'slug', 'language', 'translationKey'] as const;
type Placed = Pick<Selectable<Database['pages']>, (typeof COLUMNS)[number]>;

/** Rows that one statement names. */
const AT_ONCE = 500;

/**
 * From now on a database has these languages; its columns are filled again when they were other ones. Returns those that are
 * new although there are pages at their addresses. Throws AppError `conflict` when two versions of a page would be in one language.
 */
export async function speakLanguages(db: Db, languages: SiteLanguages): Promise<SiteLanguage[]> {
  chosen.set(engineFor(db), languages);
  const now = JSON.stringify(languages.map(({ tag, path, domainId }) => ({ tag, path, domainId })));
  const { languages: before } = await db.selectFrom('site').select('languages').executeTakeFirstOrThrow();
  if (before === now) return [];
  return transact(db, async (transaction) => {
    await fillOwnKeys(transaction, languages.length > 1);
    const pages = await transaction.selectFrom('pages').select(COLUMNS).execute();
    const byLanguage = Map.groupBy(pages, ({ domainId, slug }) => languageAt(languages, domainId, slug));
    for (const [{ tag }, rows] of byLanguage) requireApart(tag, rows);
    // First away from each other, so that two languages can change places.
    await sql`update "pages" set "language" = "id" where "translationKey" <> ''`.execute(transaction);
    for (const [{ tag }, rows] of byLanguage) await fillIn(transaction, tag, rows);
    await transaction.updateTable('site').set({ languages: now }).execute();
    const isNew = ({ path }: SiteLanguage) => path !== '' && !before.includes(`"path":"${path}"`);
    return languages.filter((language) => isNew(language) && byLanguage.has(language));
  });
}

/** By default the key of a page is its id, on a site in several languages. */
async function fillOwnKeys(db: Db, hasSeveral: boolean): Promise<void> {
  for (const [table, id] of [
    ['pages', 'id'],
    ['pageEntries', 'pageId'],
  ] as const) {
    const key = hasSeveral ? sql.ref(id) : sql.lit('');
    const before = hasSeveral ? sql.lit('') : sql.ref(id);
    const ofPages = table === 'pages' ? sql` and "collection" = 'pages'` : sql``;
    await sql`update ${sql.table(table)} set "translationKey" = ${key} where "translationKey" = ${before}${ofPages}`.execute(
      db,
    );
  }
}

function requireApart(tag: string, rows: readonly Placed[]): void {
  const slugs = new Map<string, string>();
  for (const { translationKey, copy, slug } of rows) {
    if (translationKey === '') continue;
    const other = slugs.get(`${copy} ${translationKey}`);
    if (other !== undefined) {
      const both = `/${other} and /${slug} are versions of one page, and would both be in ${languageName(tag, 'en')}`;
      const help = 'Start with the languages as they were; to give one up, first delete its pages there';
      throw new AppError('conflict', `site.config.ts › languages: ${both}. ${help}`);
    }
    slugs.set(`${copy} ${translationKey}`, slug);
  }
}

async function fillIn(db: Db, language: string, rows: readonly Placed[]): Promise<void> {
  const outdated = rows.filter((row) => row.language !== language || row.translationKey !== '');
  for (const [key, alike] of Map.groupBy(outdated, ({ collection, copy }) => `${collection} ${copy}`)) {
    for (let start = 0; start < alike.length; start += AT_ONCE) {
      const [{ collection, copy }] = alike as [Placed];
      const ids = alike.slice(start, start + AT_ONCE).map(({ id }) => id);
      const ofPages = db.updateTable('pages').set({ language }).where('collection', '=', collection);
      await ofPages.where('copy', '=', copy).where('id', 'in', ids).execute();
      if (key !== 'pages draft') continue;
      await db.updateTable('pageEntries').set({ language }).where('pageId', 'in', ids).execute();
    }
  }
}
