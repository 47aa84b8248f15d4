import { z } from 'zod';
import * as english from '../words/english.ts';

const text = z.string().max(500);
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const plural = z.union([text, z.partialRecord(z.enum(FORMS), text)], 'a text, or one for each form of the plural');

/** `hub.item` and `search.page` are how site folders gave the singular while there were no other forms. */
const NAMES = {
  ...english,
  hub: { ...english.hub, item: '' },
  search: { ...english.search, page: '' },
};

type TextsOf<Words> = z.ZodOptional<
  z.ZodObject<{ [Name in keyof Words]: z.ZodOptional<Words[Name] extends string ? typeof text : typeof plural> }>
>;

const textsOf = (words: Readonly<Record<string, unknown>>) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(words).map(([name, word]) => [name, (typeof word === 'string' ? text : plural).optional()]),
      ),
    )
    .optional();

/** Words of a site folder in place of the product's, by group and name. */
export const ownTextsSchema = z.strictObject(
  Object.fromEntries(Object.entries(NAMES).map(([group, words]) => [group, textsOf(words)])) as unknown as {
    [Group in keyof typeof NAMES]: TextsOf<(typeof NAMES)[Group]>;
  },
);

export type OwnTexts = z.output<typeof ownTextsSchema>;
