import { z } from 'zod';
import { domainIdSchema } from '#content-store/model/entities/domain.ts';
import { isReservedSlug, slugSchema } from '#content-store/model/values/slug.ts';
import { ownTextsSchema } from './own-texts.ts';

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false; // a RangeError: it has the form of a tag, and is none
  }
};

/** A language (BCP 47). */
export const languageTagSchema = z
  .string()
  .refine((tag) => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) && isTag(tag), 'a language such as "en" or "de-AT"');

const placeSchema = z.strictObject({
  path: z
    .string()
    .refine(
      (path) => path !== '' && !path.includes('/') && slugSchema.safeParse(path).success && !isReservedSlug(path),
      'one segment of an address such as "de"',
    )
    .optional(),
  domain: z
    .string()
    .refine((id) => domainIdSchema.safeParse(id).success, 'the id of a domain such as "jp"')
    .optional(),
  texts: ownTextsSchema.optional(),
  /** What feeds and tags are called in it, by their names: `{ News: 'Aktuelles' }`. */
  names: z.record(z.string(), z.string().min(1).max(100)).optional(),
});

/** The languages of a site by tag: the first at `/`, each other at a first segment or on a domain of its own. */
export const languagesSchema = z.record(languageTagSchema, placeSchema).superRefine((languages, context) => {
  const taken = new Set<string>();
  const refuse = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', path, message });
  if (Object.keys(languages).length === 0) refuse('at least one language');
  for (const [index, [tag, { texts: _texts, names: _names, ...place }]] of Object.entries(languages).entries()) {
    const [[key, value] = ['', ''], ...more] = Object.entries(place);
    if (index === 0 && key) refuse('{}, since the first language is at /', tag);
    if (index > 0 && (!key || more.length > 0)) refuse('either a path or a domain', tag);
    if (taken.has(`${key} ${value}`) && value) refuse(`a ${key} that no other language has`, tag, key);
    taken.add(`${key} ${value}`);
  }
});
