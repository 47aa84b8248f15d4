import { z } from 'zod';
import * as english from './english.ts';
import { paletteConfigSchema } from './palette-config.ts';

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/, 'a name of letters and digits');

type Group = keyof typeof english;
type TextsOf<G extends Group> = z.ZodOptional<
  z.ZodObject<{ [Name in keyof (typeof english)[G]]: z.ZodOptional<z.ZodString> }>
>;

const textsOf = (texts: Readonly<Record<string, string>>) =>
  z.strictObject(Object.fromEntries(Object.keys(texts).map((key) => [key, z.string().max(500).optional()]))).optional();

const textsSchema = z.strictObject(
  Object.fromEntries(Object.entries(english).map(([group, texts]) => [group, textsOf(texts)])) as unknown as {
    [G in Group]: TextsOf<G>;
  },
);

/** What `site.config.ts` of a site folder may say; every part may be left out. */
export const siteConfigSchema = z.strictObject({
  /** What the site is called until an editor says otherwise. */
  name: z.string().min(1).max(200).optional(),
  /** The language of the pages, as in `lang` (BCP 47). */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'a language such as "en" or "de-AT"')
    .optional(),
  /** Fixed texts by group and name, instead of the English ones: `{ hub: { loadMore: 'Mehr zeigen' } }`. */
  texts: textsSchema.optional(),
  /** Fonts of the site folder that every page asks for at once, as `fonts/name.woff2`; `theme.css` says what they are for. */
  fonts: z
    .array(z.string().regex(/^fonts\/[\w./-]+\.woff2$/, 'a path such as "fonts/name.woff2"'))
    .max(4)
    .optional(),
  palette: paletteConfigSchema.optional(),
  templates: z
    .strictObject({
      /** Which template takes the place of one that is not offered any more. */
      successors: z.record(name, name).optional(),
    })
    .optional(),
  /** Built-in units that this site does not offer, by their registered names. */
  without: z
    .strictObject({
      blocks: z.array(name).optional(),
      templates: z.array(name).optional(),
      headers: z.array(name).optional(),
    })
    .optional(),
});

export type SiteConfig = z.output<typeof siteConfigSchema>;

/** Gives `site.config.ts` its type. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
