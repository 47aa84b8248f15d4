import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { checkSlug } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import {
  originalPage,
  translatedSlugs,
  translationKeyOf,
  translationsOf,
} from '#content-store/drafts/pages/translations.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import {
  languageAt,
  languageName,
  type SiteLanguage,
  type SiteLanguages,
  slugWithoutLanguage,
} from '#content-store/model/values/site-language.ts';
import { slugOfTitle } from '#content-store/model/values/slug.ts';
import { allOpen, stillOpen } from '#site/content/open-texts.ts';
import { withTexts } from '#site/content/text-places.ts';
import { withLinks } from '#site/content/with-links.ts';
import { slugOf } from '../../content/clean-page.ts';
import { siteAddressOf } from '../../links/link-targets.ts';

/** A translation that is asked for: without a title it begins with that of the original, without a slug with its title's. */
export interface WantedTranslation {
  _id: string;
  language: string;
  title?: string | undefined;
  slug?: string | undefined;
}

/** Adds the draft of a translation; null if there is one already. In a transaction. Throws AppError `invalid` or `conflict`. */
export async function createTranslation(
  db: Db,
  languages: SiteLanguages,
  { domainId, wanted, stamp }: { domainId: string; wanted: WantedTranslation; stamp: Stamp },
): Promise<Page | null> {
  const original = await originalPage(db, { _id: wanted._id, domainId });
  const language = languages.find(({ tag }) => tag === wanted.language);
  if (!language) throw new AppError('invalid', `This site has no pages in ${languageName(wanted.language, 'en')}`);
  const key = translationKeyOf(original);
  const siblings = (await translationsOf(db, [key])).get(key) ?? [];
  if (siblings.some((sibling) => sibling.language === language.tag)) return null;

  const place = { domainId: domainIn(language, languages, [original, ...siblings]), language };
  const copy = await linkedPage(db, original, language.tag);
  const named = wanted.title ? withTitle(copy, wanted.title) : copy;
  const page = await insertPage(
    db,
    {
      ...named,
      ...{
        _id: undefined,
        domainId: place.domainId,
        slug: await freeSlugIn(db, languages, { original, wanted, place }),
      },
      ...{ translationKey: key, translatedFrom: { page: original._id, revision: original.revision } },
      openTexts: stillOpen(allOpen(copy), copy, named),
    },
    stamp,
  );
  return withRoles(db, page, original, stamp);
}

/** The page with another title, which is its heading too where that says the same. */
function withTitle(page: Page, title: string): Page {
  const { heading } = page.header;
  const isHeading = typeof heading === 'string' && (!page.title || page.title === heading);
  return withTexts({ ...page, title }, new Map(isHeading ? [['/header.heading', title]] : []));
}

/** A language with a domain of its own has that; another has the domain that the page is on in such a language. */
function domainIn(language: SiteLanguage, languages: SiteLanguages, known: readonly Pick<Page, 'domainId'>[]): string {
  if (language.domainId !== '') return language.domainId;
  const shared = known.find(({ domainId }) => languages.every((other) => other.domainId !== domainId));
  if (shared) return shared.domainId;
  const message = `Translate this page into ${languageName(languages[0].tag, 'en')} first: it has no address there yet`;
  throw new AppError('invalid', message);
}

/** The original with links to translations where there are any. */
async function linkedPage(db: Db, original: Page, language: string): Promise<Page> {
  const slugs: string[] = [];
  withLinks(original, (href) => {
    slugs.push(siteAddressOf(href)?.slug ?? '');
    return href;
  });
  const targets = await translatedSlugs(db, original.domainId, { slugs, language });
  return withLinks(original, (href) => {
    const target = targets.get(siteAddressOf(href)?.slug ?? '');
    return target?.domainId === original.domainId && href.startsWith('/')
      ? href.replace(/^[^?#]*/, `/${target.slug}`)
      : href;
  });
}

interface Place {
  domainId: string;
  language: SiteLanguage;
}

/** A free address below the translation of the page above, or where the original is. */
async function freeSlugIn(
  db: Db,
  languages: SiteLanguages,
  { original, wanted, place }: { original: Page; wanted: WantedTranslation; place: Place },
): Promise<string> {
  const { language } = place;
  const start =
    wanted.slug === undefined
      ? await suggestedSlug(db, languages, { original, language, title: wanted.title })
      : slugOf(wanted.slug);
  if (languageAt(languages, place.domainId, start) !== place.language) {
    throw new AppError('invalid', `/${start} is not an address of a page in ${languageName(place.language.tag, 'en')}`);
  }
  let slug = start;
  for (let number = 2; await checkSlug(db, { domainId: place.domainId, slug }); number += 1)
    slug = `${start || 'home'}-${number}`;
  return slug;
}

/** Where a translation with this title would be, unless that address is taken; without a title it has the original's name. */
export async function suggestedSlug(
  db: Db,
  languages: SiteLanguages,
  { original, language, title }: { original: Page; language: SiteLanguage; title?: string | undefined },
): Promise<string> {
  const own = slugWithoutLanguage(languages, original.domainId, original.slug);
  if (own === '') return language.path;
  const above = original.slug.slice(0, Math.max(0, original.slug.lastIndexOf('/')));
  const parents = await translatedSlugs(db, original.domainId, { slugs: [above], language: language.tag });
  const name = title ? slugOfTitle(title, language.tag) : (own.split('/').at(-1) ?? '');
  const below = parents.get(above)?.slug ?? [language.path, ...own.split('/').slice(0, -1)].filter(Boolean).join('/');
  return [below, name].filter(Boolean).join('/');
}

/** Who may see, edit and publish an original may do so with its translation. */
function withRoles(db: Db, page: Page, original: Page, stamp: Stamp): Promise<Page> | Page {
  const { viewerRoles, editorRoles, publisherRoles } = original;
  if ([viewerRoles, editorRoles, publisherRoles].every(({ length }) => length === 0)) return page;
  return savePage(db, { _id: page._id }, undefined, stamp, { roles: { viewerRoles, editorRoles, publisherRoles } });
}
