import type { Page } from '#content-store/model/entities/page.ts';
import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { plainText } from '#site/content/page-text.ts';
import { forestOf } from '../blocks/block-forest.ts';
import { editableFields, ownFields } from '../documents/documents.ts';
import { parsePath, valueIn } from '../documents/patch.ts';
import { differentPaths, fieldName, inShort } from '../fields/field-names.ts';
import { documentFields, fieldsOfPage } from '../fields/owner-fields.ts';
import { type BlockChange, documentDifference } from './compare-pages.ts';
import { textRuns } from './text-difference.ts';

/** A value that differs, and how: pieces that were kept, added or removed. */
export interface ChangedValue {
  path: string;
  name: string;
  runs: readonly (Run & { at: number })[];
}

interface Run {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The same as `documentDifference`, with what each changed value says now and said before. */
export function differenceInWords(kind: PublishableKind, before: object, after: object, title?: string) {
  const lines = documentDifference(kind, before, after, title);
  return lines.map((line) => ({ ...line, values: valuesOf(line, kind, before, after) }));
}

function valuesOf({ key, kind: change }: BlockChange, kind: PublishableKind, before: object, after: object) {
  if (change !== 'changed') return [];
  if (kind !== 'page' && kind !== 'section') {
    const known = kind === 'navigation' || kind === 'footer' ? documentFields(kind) : [];
    return changedValues(editableFields(before), editableFields(after), known);
  }
  const [one, other] = [before as Page, after as Page];
  if (key === 'page') return changedValues(ownFields(one), ownFields(other), fieldsOfPage(other.template));
  const [old, own] = [one, other].map(({ contents }) => forestOf(contents).blocks.get(key)?.own);
  return old && own ? changedValues(old, own, blockOf(own.componentType)?.definition.fields ?? []) : [];
}

function changedValues(before: Fields, after: Fields, fields: readonly Field[]): ChangedValue[] {
  return differentPaths(before, after, '').map((path) => {
    const [old, now] = [before, after].map((fields) => valueIn(fields, parsePath(path)));
    return { path, name: fieldName(path, fields), runs: runsOf(old, now).map((run, at) => ({ ...run, at })) };
  });
}

/** Word by word for texts; other values as a whole. */
function runsOf(before: unknown, after: unknown): Run[] {
  if (isText(before) && isText(after)) return shortened(textRuns(plainText(before ?? ''), plainText(after ?? '')));
  return [
    { kind: 'removed', text: inShort(before) },
    { kind: 'added', text: inShort(after) },
  ];
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

/** How much of what stayed is shown around a change, in characters. */
const AROUND = 40;

/** What stayed is only shown near a change. */
const shortened = (runs: readonly Run[]): Run[] =>
  runs.map(({ kind, text }, index) => {
    const end = index === 0 ? '' : text.slice(0, AROUND);
    const start = index === runs.length - 1 ? '' : text.slice(-AROUND);
    return { kind, text: kind !== 'same' || text.length <= 2 * AROUND ? text : `${end}…${start}` };
  });
