import { readFile } from 'node:fs/promises';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageAtRevision } from '#content-store/drafts/pages/page-history.ts';
import { requirePage, savePage } from '#content-store/drafts/pages/page-revisions.ts';
import {
  originalPage,
  type Translation,
  translationKeyOf,
  translationStateOf,
  translationsOf,
} from '#content-store/drafts/pages/translations.ts';
import { type Page, pageSchema } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { AppError } from '#content-store/model/error.ts';
import { languageAt, languageName, type SiteLanguages } from '#content-store/model/values/site-language.ts';
import type { Translate } from '#site/extend/translator.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { Download } from '../../../contract/answers.ts';
import type { TranslationState } from '../../../contract/pages-translate.ts';
import { cleanPage } from '../../content/clean-page.ts';
import { type Caller, type Handlers, stampOf } from '../../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../../people/page-roles.ts';
import { createTranslation, suggestedSlug } from './create-translations.ts';
import { filledPage } from './fill-texts.ts';
import { decodeXliff } from './xliff/read-xliff.ts';
import { takeFile } from './xliff/take-file.ts';
import { xliffUnits } from './xliff/units.ts';
import { writeXliff } from './xliff/write-xliff.ts';

/** Pages and those that say the same in other languages. */
export const translateHandlers = (db: Db, translate: Translate | null, languages: SiteLanguages = siteLanguages) =>
  ({
    'translation/states': async (ref, { caller }) => {
      const page = requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
      const key = translationKeyOf(page);
      const translations = (await translationsOf(db, [key])).get(key) ?? [];
      const states = languages.map(async (language) => {
        const found = translations.find((one) => one.language === language.tag);
        const draft = found && (await pageById(db, found));
        if (draft) return stateOf(hasPageRole(draft, 'viewerRoles', caller) ? found : { ...found, title: '' });
        const slug = await suggestedSlug(db, languages, { original: page, language });
        const missing = { _id: null, domainId: '', title: '', state: 'missing' as const, isBehind: false, open: 0 };
        return { ...missing, language: language.tag, slug };
      });
      return Promise.all(states);
    },

    'translation/create': ({ domainId, translations }, { caller }) =>
      transact(db, async (transaction) => {
        const created = [];
        const present = [];
        for (const wanted of translations) {
          requirePageRole(await requirePage(transaction, { _id: wanted._id, domainId }), 'editorRoles', caller);
          const page = await createTranslation(transaction, languages, { domainId, wanted, stamp: stampOf(caller) });
          if (page)
            created.push({ _id: page._id, domainId: page.domainId, slug: page.slug, language: wanted.language });
          else present.push({ _id: wanted._id, language: wanted.language });
        }
        return { created, present };
      }),

    'translation/original': async (ref, { caller }) => {
      const page = requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
      const { translatedFrom: from } = page;
      const canFill = translate !== null;
      if (!from) return { translated: null, now: null, canFill };
      const draft = await pageById(db, { _id: from.page });
      if (!draft || !hasPageRole(draft, 'viewerRoles', caller)) return { translated: null, now: null, canFill };
      const translated = await pageAtRevision(db, from.page, from.revision);
      const now = await originalPage(db, { _id: from.page });
      return { translated: translated ? pageSchema.parse(translated) : null, now: pageSchema.parse(now), canFill };
    },

    'translation/fill': async ({ revision, places, ...ref }, { caller }) => {
      if (!translate)
        throw new AppError('unavailable', 'No translator is installed: add one to the folder translators of the site');
      const page = requirePageRole(await requirePage(db, ref, { expectedRevision: revision }), 'editorRoles', caller);
      const source = page.translatedFrom ? await pageById(db, { _id: page.translatedFrom.page }) : undefined;
      const { tag: from } = source ? languageAt(languages, source.domainId, source.slug) : languages[0];
      const { tag: to } = languageAt(languages, page.domainId, page.slug);
      const filled = await filledPage(page, translate, { from, to, places });
      if (filled === page) return page;
      const { draft } = cleanPage(filled);
      return savePage(db, ref, draft, stampOf(caller), { expectedRevision: page.revision });
    },

    'translation/export': async ({ domainId, language, pages }, { caller }) => {
      const { tag } = requireLanguage(languages, language);
      const ids = pages?.split(',') ?? (await openOriginals(db, domainId, tag));
      const [first, ...others] = await originalsFor(db, { domainId, ids, language: tag }, caller);
      if (!first) throw new AppError('not-found', `Nothing waits to be translated into ${languageName(tag, 'en')}`);
      const from = languageAt(languages, first.original.domainId, first.original.slug).tag;
      const file = writeXliff({
        ...{ from, to: tag },
        pages: [first, ...others].map(({ original, translation }) => ({
          ...{ pageId: original._id, title: pageTitle(original) },
          units: xliffUnits(original, translation, (place) => Object.hasOwn(translation?.openTexts ?? {}, place)),
        })),
      });
      return new Download(`${domainId}-${tag}.xlf`, pieces(file), 'application/xliff+xml; charset=utf-8');
    },

    'translation/import': async ({ domainId, isTrial }, { caller, upload }) => {
      const text = decodeXliff(await readFile(upload.file));
      return takeFile(db, { domainId, text, isTrial: isTrial ?? false, languages, caller });
    },
  }) satisfies Partial<Handlers>;

async function* pieces(text: string) {
  yield text;
}

function stateOf(found: Translation): TranslationState {
  const { from: _, isLive: _isLive, ...shown } = found;
  return { ...shown, state: translationStateOf(found) };
}

function requireLanguage(languages: SiteLanguages, language: string) {
  const known = languages.find(({ tag }) => tag === language);
  if (!known) throw new AppError('invalid', `This site has no pages in ${languageName(language, 'en')}`);
  return known;
}

/** The originals of a domain whose translation into a language is open or behind. */
async function openOriginals(db: Db, domainId: string, language: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pageEntries as page')
    .innerJoin('pageEntries as original', 'original.pageId', 'page.translatedFrom')
    .where('page.language', '=', language)
    .where('original.domainId', '=', domainId)
    .where((is) =>
      is.or([is('page.openTexts', '>', 0), is('original.publishedRevision', '>', is.ref('page.translatedRevision'))]),
    )
    .select('original.pageId')
    .orderBy('original.slug')
    .execute();
  return rows.map(({ pageId }) => pageId);
}

/** Originals that the caller may see, with their translations. */
async function originalsFor(
  db: Db,
  { domainId, ids, language }: { domainId: string; ids: readonly string[]; language: string },
  caller: Caller,
): Promise<{ original: Page; translation: Page | null }[]> {
  const found = [];
  for (const _id of ids) {
    const original = await originalPage(db, { _id, domainId });
    requirePageRole(original, 'viewerRoles', caller);
    const key = translationKeyOf(original);
    const own = (await translationsOf(db, [key])).get(key)?.find((one) => one.language === language);
    const translation = own && (await pageById(db, own));
    found.push({ original, translation: translation ? requirePageRole(translation, 'viewerRoles', caller) : null });
  }
  return found;
}
