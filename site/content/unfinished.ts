import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { plainSentence } from '#content-store/model/plain-sentence.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import type { Field } from '../fields/field.ts';
import { cutToLimits } from '../fields/limits.ts';
import { readHeader, withinLimits } from '../templates/read-header.ts';
import { childItems } from './child-items.ts';
import { readItem } from './read-item.ts';

/** A field of a draft that is not as a published page needs it. */
export interface Unfinished {
  /** The key of its block; null for the header. */
  blockKey: string | null;
  /** `subscribe.fields.0.id`; of a header `header.heading`. */
  field: string;
  /** Where it is and what is missing: `Newsletter Box, Form fields 1, Id: An ID for the field is required!` */
  message: string;
}

/** Everything on a page that a draft may hold and a published page must not, containers included. */
export function unfinishedIn(page: PageContent): Unfinished[] {
  const read = readHeader(page);
  const header = read.problem ? undefined : read.definition.finished.safeParse(withinLimits(read), SENTENCES);
  const inHeader = (header?.error?.issues ?? []).map(({ path, message }) =>
    unfinished(null, 'Page header', read.definition.fields, ['header', ...path], message),
  );
  return [...inHeader, ...page.contents.flatMap(unfinishedInBlock)];
}

const SENTENCES = { error: plainSentence };

function unfinishedInBlock(item: ContentItem): Unfinished[] {
  const read = readItem(item);
  if (!read) return [];
  const { definition, limits } = read.block;
  const issues = definition.schema.safeParse(cutToLimits(read.stored, limits), SENTENCES).error?.issues ?? [];
  return [
    ...issues.map(({ path, message }) => unfinished(item.key, definition.label, definition.fields, path, message)),
    ...childItems(item).flatMap(unfinishedInBlock),
  ];
}

function unfinished(
  blockKey: string | null,
  subject: string,
  fields: readonly Field[],
  path: readonly PropertyKey[],
  message: string,
): Unfinished {
  const field = path.map(String).join('.');
  return { blockKey, field, message: `${[subject, ...fieldLabels(fields, field)].join(', ')}: ${message}` };
}

/** The labels on the way to a value: `subscribe.fields.0.id` is `Form fields 1`, `Id`. */
export function fieldLabels(fields: readonly Field[], path: string): string[] {
  const field = fields.find((one) => path === one.path || path.startsWith(`${one.path}.`));
  if (!field) return [];
  const [, index, rest = ''] = /^\.(\d+)\.?(.*)$/.exec(path.slice(field.path.length)) ?? [];
  if (field.kind !== 'list' || index === undefined) return [field.label];
  return [`${field.label} ${Number(index) + 1}`, ...fieldLabels(field.fields, rest)];
}
