import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { requirePage, savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { originalPage, translationKeyOf, translationsOf } from '#content-store/drafts/pages/translations.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { AppError } from '#content-store/model/error.ts';
import { languageName, type SiteLanguages } from '#content-store/model/values/site-language.ts';
import { cleanPage } from '../../../content/clean-page.ts';
import { type Caller, stampOf } from '../../../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../../../people/page-roles.ts';
import { type LeftUnit, mergeUnits } from './merge-units.ts';
import { readXliff, type TranslatedFile } from './read-xliff.ts';

interface Taking {
  domainId: string;
  text: string;
  /** Only says what would be taken. */
  isTrial: boolean;
  languages: SiteLanguages;
  caller: Caller;
}

const REASONS: Readonly<Record<LeftUnit['reason'], string>> = {
  changed: 'The original says something else now',
  gone: 'This text is no longer on the page',
  tags: 'Its links, pictures or formatting were changed in the file',
  structure: 'The translation has other paragraphs, and the file not all of them',
};

/** Takes what fits of a translated file into the drafts of its pages: all or none. Throws AppError `invalid`. */
export async function takeFile(db: Db, { domainId, text, isTrial, languages, caller }: Taking) {
  const file = readXliff(text);
  if (!file.to) throw new AppError('invalid', 'This file does not say which language it is translated into');
  if (!languages.some(({ tag }) => tag === file.to)) {
    const name = languageName(file.to, 'en');
    throw new AppError('invalid', `This file is a translation into ${name}, in which this site has no pages`);
  }
  return transact(db, async (transaction) => {
    const pages = [];
    const refused: string[] = [];
    for (const page of file.pages) {
      const taken = await takePage(transaction, { domainId, isTrial, caller, to: file.to }, page);
      if (typeof taken === 'string') refused.push(taken);
      else pages.push(taken);
    }
    return { pages, refused };
  });
}

async function takePage(
  db: Db,
  { domainId, isTrial, caller, to }: Pick<Taking, 'domainId' | 'isTrial' | 'caller'> & { to: string },
  { pageId, units }: TranslatedFile['pages'][number],
) {
  const draft = await pageById(db, { _id: pageId, domainId });
  if (!draft || !hasPageRole(draft, 'viewerRoles', caller))
    return `The page ${pageId.slice(0, 64)} is not on this site`;
  const key = translationKeyOf(draft);
  const own = (await translationsOf(db, [key])).get(key)?.find(({ language }) => language === to);
  if (!own) return `“${pageTitle(draft)}” has no translation into ${languageName(to, 'en')} yet: create it first`;
  const translation = requirePageRole(await requirePage(db, { _id: own._id }), 'editorRoles', caller);
  const { page, taken, places, left } = mergeUnits(
    await originalPage(db, { _id: pageId, domainId }),
    translation,
    units,
  );
  const done = new Set(places);
  const openTexts = Object.fromEntries(Object.entries(page.openTexts ?? {}).filter(([place]) => !done.has(place)));
  if (!isTrial && page !== translation) {
    const { draft: cleaned } = cleanPage({ ...page, openTexts });
    await savePage(db, { _id: own._id }, cleaned, stampOf(caller));
  }
  return {
    ...{ _id: own._id, slug: own.slug, title: pageTitle(translation), taken },
    left: left.map(({ words, reason }) => ({ words: words.slice(0, 200), message: REASONS[reason] })),
  };
}
