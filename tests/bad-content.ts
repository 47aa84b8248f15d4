import type { Field } from '#content-store/model/fields/field.ts';
import type { BlockDefinition } from '#site/fields/block-definition.ts';

/** Kinds of bad content that can still be stored. */
export const BAD = ['empty', 'half filled', 'as long as allowed'] as const;
export type Bad = (typeof BAD)[number];

/** A picture that is in no library. */
const GONE = { imageId: 'gone', alt: 'A picture that is gone', caption: '' };
const LONG_WORD = 'Wm'.repeat(5000);
const MAX_ENTRIES = 6;

/** A block of this definition with bad values; other fields keep their defaults. */
export function badContent(definition: BlockDefinition, bad: Bad): { componentType: string } & Record<string, unknown> {
  return { componentType: definition.componentType, ...valuesOf(definition.fields, bad) };
}

function valuesOf(fields: readonly Field[], bad: Bad): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields.filter((each) => !each.private)) {
    if (field.path === '') Object.assign(values, badValue(field, bad));
    else put(values, field.path.split('.'), badValue(field, bad));
  }
  return values;
}

function put(into: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    const before = into[name];
    into[name] = isRecord(before) && isRecord(value) ? { ...before, ...value } : value;
    return;
  }
  if (!isRecord(into[name])) into[name] = {};
  put(into[name] as Record<string, unknown>, rest, value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function badValue(field: Field, bad: Bad): unknown {
  const isLong = bad === 'as long as allowed';
  switch (field.kind) {
    case 'text':
      return isLong && !field.isCode ? LONG_WORD.slice(0, field.maxLength) : '';
    case 'richText':
      return isLong ? `<h2>${LONG_WORD.slice(0, 2000)}</h2><ul><li>${LONG_WORD.slice(0, 2900)}</li></ul>` : '<p></p>';
    case 'link':
      if (bad === 'empty') return {};
      return isLong
        ? { type: 'page', href: `/${'w'.repeat(1999)}`, text: LONG_WORD.slice(0, 500) }
        : { type: 'nowhere', href: '/somewhere', text: '' };
    case 'image':
      return bad === 'empty' ? {} : GONE;
    case 'colour':
      return 'no-such-colour';
    case 'select':
      return 'no-such-choice';
    case 'toggle':
      return isLong;
    case 'number':
      return isLong ? field.max : field.min;
    case 'date':
    case 'dateTime':
    case 'own':
      return '';
    case 'tagFilter':
      return { include: ['No such category:no such tag'] };
    case 'tagCategories':
    case 'texts':
      return isLong ? [LONG_WORD.slice(0, 100)] : [''];
    case 'list':
      if (bad === 'empty') return [];
      return Array.from({ length: isLong ? Math.min(field.max ?? MAX_ENTRIES, MAX_ENTRIES) : 1 }, (_, index) => ({
        ...field.newEntry,
        ...valuesOf(field.fields, bad),
        ...entryIds(field, index),
      }));
  }
}

/** Ids for list entries that need them. */
function entryIds({ newEntry }: Extract<Field, { kind: 'list' }>, index: number): Record<string, string> {
  const ids = ['key', 'id', 'name'].filter((name) => name in newEntry && !('componentType' in newEntry));
  return Object.fromEntries(ids.map((name) => [name, `entry-${index + 1}`]));
}
