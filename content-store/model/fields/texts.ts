import { z } from 'zod';
import { hrefSchema } from '../values/link.ts';
import { plainMarkup } from '../values/plain-markup.ts';
import type { OptionsOf } from './field.ts';
import { type Common, type Limits, type Part, part } from './part.ts';

type TextControl = Omit<OptionsOf<'text'>, 'maxLength' | 'isAddress' | 'missing'>;

interface TextOptions extends TextControl {
  /** Characters. */
  max?: number;
  start?: string;
  /** Leaves out spaces at the ends. */
  trim?: true;
  /** What visitors get where an editor left it blank; also the start. */
  whenBlank?: string;
  /** Sites that moved here stored it as rich text: tags are left out. */
  wasRichText?: true;
}

/** A plain text. */
export function text(
  label: string,
  { max = 300, trim, wasRichText, whenBlank, start = whenBlank ?? '', ...control }: TextOptions = {},
): Part<z.ZodDefault<z.ZodString>> {
  const typed = trim ? z.string().trim().max(max) : z.string().max(max);
  const any = wasRichText ? typed.overwrite(withoutTags) : typed;
  const schema = whenBlank === undefined ? any : any.overwrite((value) => value.trim() || whenBlank);
  return part(schema.default(start), { kind: 'text', label, maxLength: max, ...control }, { limits: { max } });
}

const TAG = /<\/?(?:p|br|div|span|strong|b|em|i|u)\b[^<>]*>/i;

const withoutTags = (text: string): string => (TAG.test(text) ? plainMarkup(text) : text);

interface RichTextOptions extends Omit<OptionsOf<'richText'>, 'maxLength'> {
  /** Characters of the markup. */
  max?: number;
}

/** A text with paragraphs, lists, links and pictures. */
export function richText(label: string, { max = 20_000, ...control }: RichTextOptions = {}) {
  const schema = z.string().max(max).default('');
  return part(schema, { kind: 'richText', label, maxLength: max, ...control }, { limits: { max } });
}

const MAX_EMAIL = 254;
const emailSchema = z.union([z.literal(''), z.email().max(MAX_EMAIL)]).default('');

/** An e-mail address, or nothing. */
export const email = (label: string, common: Common = {}) =>
  part(emailSchema, { kind: 'text', label, maxLength: MAX_EMAIL, ...common });

/** The address of a web page, or nothing. */
export const address = (label: string, control: TextControl = {}) =>
  part(hrefSchema, { kind: 'text', label, isAddress: true, maxLength: maxOf(hrefSchema), ...control });

interface ListOfTexts extends Common {
  max: number;
  /** Changes the whole list, such as leaving out blank lines. */
  adjust?: (texts: string[]) => string[];
}

/** Short texts, one a line. */
export function texts(label: string, entry: z.ZodString, { max, adjust = (all) => all, ...common }: ListOfTexts) {
  const limits = { max, entry, entries: textLimits(entry) };
  const schema = z.array(entry).max(max).overwrite(adjust).default([]);
  return part(schema, { kind: 'texts', label, max, ...common }, { limits });
}

const MAX_CATEGORIES = 100;
const categoriesSchema = z
  .array(z.string().max(MAX_CATEGORIES))
  .max(MAX_CATEGORIES)
  .overwrite((ids) => ids.filter((id) => id.trim() !== ''))
  .default([]);

/** Ids of tag categories. */
export const tagCategories = (label: string, common: Common = {}) =>
  part(
    categoriesSchema,
    { kind: 'tagCategories', label, ...common },
    { limits: { max: MAX_CATEGORIES, entry: z.string(), entries: { max: MAX_CATEGORIES } } },
  );

type Text = z.ZodString | z.ZodDefault<z.ZodString> | z.ZodOptional<z.ZodString>;

const maxOf = (schema: Text): number | undefined =>
  ('unwrap' in schema ? schema.unwrap() : schema).maxLength ?? undefined;

/** A text may be cut to the length that its schema allows. */
export function textLimits(schema: Text): Limits {
  const max = maxOf(schema);
  return max === undefined ? {} : { max };
}

/** The named texts of an object may be cut. */
export function limitsOfTexts<Name extends string>(shape: Readonly<Record<Name, Text>>, ...names: Name[]): Limits {
  return { fields: names.map((name) => [name, textLimits(shape[name])] as const) };
}
