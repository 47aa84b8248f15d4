import { z } from 'zod';
import { languagesSchema, languageTagSchema } from './languages-schema.ts';
import { ownTextsSchema } from './own-texts.ts';
import { paletteConfigSchema } from './palette-config.ts';
import { feedsSchema, securityContactSchema } from './sign-config.ts';

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/, 'a name of letters and digits');

/** The content of a site folder's `site.config.ts`; every part is optional. */
export const siteConfigSchema = z
  .strictObject({
    /** The site's name until an editor changes it. */
    name: z.string().min(1).max(200).optional(),
    /** The language of the pages for `lang` (BCP 47). */
    language: languageTagSchema.optional(),
    /** Instead of `language`, several: `{ en: {}, de: { path: 'de' }, ja: { domain: 'jp' } }`; the first is at `/`; each may have `texts`. */
    languages: languagesSchema.optional(),
    /** The time zone that editors begin with (IANA); without it, that of their browser. */
    timeZone: z
      .string()
      .regex(/^[\w+/-]{1,64}$/, 'a time zone such as "Australia/Sydney"')
      .optional(),
    /** Fixed texts of the first language, by group and name, in place of the product's: `{ hub: { loadMore: 'Mehr zeigen' } }`. */
    texts: ownTextsSchema.optional(),
    /** Fonts of the site folder that every page preloads, as `fonts/name.woff2`; `theme.css` assigns their uses. */
    fonts: z
      .array(z.string().regex(/^fonts\/[\w./-]+\.woff2$/, 'a path such as "fonts/name.woff2"'))
      .max(4)
      .optional(),
    palette: paletteConfigSchema.optional(),
    /** The colour of the browser's own bars around the pages: `#2b1b46`. */
    themeColour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#2b1b46"')
      .optional(),
    feeds: feedsSchema.optional(),
    securityContact: securityContactSchema.optional(),
    templates: z
      .strictObject({
        /** Replacements for templates that are no longer offered. */
        successors: z.record(name, name).optional(),
      })
      .optional(),
    /** Built-in blocks, templates and headers that this site does not offer, by registered name. */
    without: z
      .strictObject({
        blocks: z.array(name).optional(),
        templates: z.array(name).optional(),
        headers: z.array(name).optional(),
      })
      .optional(),
  })
  .refine(({ language, languages }) => !(language && languages), {
    path: ['languages'],
    error: 'either language or languages',
  });

/** The settings of `site.config.ts`, all optional. */
export type SiteConfig = z.output<typeof siteConfigSchema>;

/** Gives `site.config.ts` its type. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
