import type { Field } from '#content-store/model/fields/field.ts';
import { shortened } from '#site/content/block-name.ts';
import { plainText } from '#site/content/page-text.ts';
import { t, tn } from '../../words/t.ts';
import { parsePath, valueIn } from '../documents/patch.ts';
import { isRecord, isSame } from '../documents/same.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A value that differs, worded for editors; texts begin shortly before they differ. */
export interface FieldDifference {
  path: string;
  name: string;
  before: string;
  after: string;
}

/** The values that differ, named by the fields of a definition; a value without a field keeps its own name. */
export function fieldDifferences(before: Fields, after: Fields, fields: readonly Field[]): FieldDifference[] {
  return differentPaths(before, after, '').map((path) => {
    const [old, now] = [before, after].map((content) => withoutMarkup(valueIn(content, parsePath(path))));
    const start = typeof old === 'string' && typeof now === 'string' ? startOfDifference(old, now) : 0;
    const from = (value: unknown) => (start > 0 ? `…${inShort((value as string).slice(start))}` : inShort(value));
    return { path, name: fieldName(path, fields), before: from(old), after: from(now) };
  });
}

/** The names of what differs, each once. */
export const differentNames = (fields: readonly FieldDifference[]): string[] => [
  ...new Set(fields.map(({ name }) => name)),
];

const withoutMarkup = (value: unknown): unknown => (typeof value === 'string' ? plainText(value) : value);

/** How much of what two texts have in common is told before they differ, in characters. */
const AROUND = 40;

/** Where a word begins shortly before two texts differ; 0 where they differ near their start. */
function startOfDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at <= AROUND ? 0 : one.lastIndexOf(' ', at - AROUND) + 1;
}

const MAX_LENGTH = 160;

/** A value in a few words; lists are counted, and other objects only mentioned. */
export function inShort(value: unknown): string {
  if (typeof value === 'string') return shortened(plainText(value), MAX_LENGTH) || t('nothing');
  if (typeof value === 'boolean') return value ? t('on') : t('off');
  if (typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return tn(value.length, '{count} entry', '{count} entries');
  return value === undefined || value === null ? t('nothing') : t('another setting');
}

/** `header.heading` → `Heading`. */
export function fieldName(path: string, fields: readonly Field[]): string {
  const known = fields.filter(
    (field) => field.path !== '' && (path === field.path || path.startsWith(`${field.path}.`)),
  );
  const [best] = known.toSorted((one, other) => other.path.length - one.path.length);
  return best?.label ?? COMMON[path.split('.')[0] ?? ''] ?? inWords(path.split('.').at(-1) ?? path);
}

const COMMON: Readonly<Record<string, string>> = {
  spacing: t('Spacing'),
  backgroundColour: t('Background colour'),
  id: t('Anchor'),
  slug: t('Slug'),
  og: t('Open Graph'),
  twitter: t('Twitter'),
};

/** `showBreadcrumb` → `Show breadcrumb`. */
function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function differentPaths(before: unknown, after: unknown, path: string): string[] {
  if (isSame(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differentPaths(before[name], after[name], path ? `${path}.${name}` : name));
}
