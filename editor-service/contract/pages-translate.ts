import { z } from 'zod';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { TRANSLATION_STATES } from '#content-store/model/entities/page-entry.ts';
import { downloadSchema } from './answers.ts';
import { get, post, upload } from './call.ts';
import { domainIdField, idField, optionalField, optionalFlagField } from './fields.ts';

/** BCP 47, as the site's configuration has it. */
const languageField = z.string().min(2).max(35);

const onePage = z.object({ domainId: domainIdField, _id: idField });

/** Pages at once; more would keep other writers waiting. */
const MAX_TRANSLATIONS = 200;

/** A page in one language of the site; where it is missing `_id` is null and `slug` where it would be. */
const translationState = z.object({
  language: z.string(),
  _id: z.string().nullable(),
  domainId: z.string(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(TRANSLATION_STATES),
  isBehind: z.boolean(),
  /** How many of its texts wait for a person. */
  open: z.int(),
});
export type TranslationState = z.output<typeof translationState>;

const leftUnit = z.object({
  /** The words of the original. */
  words: z.string(),
  /** Why they were not taken, for people. */
  message: z.string(),
});

/** A page and those that say the same in other languages. */
export const translationCalls = {
  /** The languages of the site in their order, each with its version of the page. */
  'translation/states': get({ access: 'editor', payload: onePage, answer: z.array(translationState) }),
  /** Copies pages for languages: structure, pictures and texts, links to what is translated already. All or none. */
  'translation/create': post({
    access: 'editor',
    audit: 'translate',
    payload: z.object({
      domainId: domainIdField,
      translations: z
        .array(
          z.object({
            _id: idField,
            language: languageField,
            /** Its title, of which its address is made; absent: those of the original. */
            title: z.string().trim().max(300).optional(),
            slug: z.string().max(200).optional(),
          }),
        )
        .min(1, 'Choose pages and languages')
        .max(MAX_TRANSLATIONS, `At most ${MAX_TRANSLATIONS} translations at a time`),
    }),
    answer: z.object({
      created: z.array(z.object({ _id: z.string(), domainId: z.string(), slug: z.string(), language: z.string() })),
      /** There is such a translation already. */
      present: z.array(z.object({ _id: z.string(), language: z.string() })),
    }),
  }),
  /** What a translation was made from: as it was translated, and as it is now; null for what is no longer there. */
  'translation/original': get({
    access: 'editor',
    payload: onePage,
    answer: z.object({
      translated: pageSchema.nullable(),
      now: pageSchema.nullable(),
      /** A translator is installed: `translation/fill` works. */
      canFill: z.boolean(),
    }),
  }),
  /** Translates open texts by the function of the site folder; a person confirms them. Absent `places`: all. */
  'translation/fill': post({
    access: 'editor',
    payload: onePage.extend({ revision: z.int().min(0).optional(), places: z.array(z.string().max(300)).optional() }),
    answer: pageSchema,
  }),
  /** Pages with the state of their translations as XLIFF 1.2: those chosen, or all of a domain that are open or behind. */
  'translation/export': get({
    access: 'editor',
    payload: z.object({
      domainId: domainIdField,
      language: languageField,
      /** Ids of originals, with commas between them. */
      pages: optionalField(z.string().max(20_000)),
    }),
    answer: downloadSchema,
  }),
  /** Takes what fits of a translated XLIFF file into the drafts. */
  'translation/import': upload({
    access: 'editor',
    payload: z.object({ domainId: domainIdField, isTrial: optionalFlagField }),
    answer: z.object({
      pages: z.array(
        z.object({ _id: z.string(), slug: z.string(), title: z.string(), taken: z.int(), left: z.array(leftUnit) }),
      ),
      /** Sentences about pages of the file that nothing was taken for. */
      refused: z.array(z.string()),
    }),
  }),
};
