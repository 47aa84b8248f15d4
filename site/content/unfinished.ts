import type { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import { plainSentence } from '#content-store/model/plain-sentence.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { cutToLimits } from '../fields/limits.ts';
import { readHeader, withinLimits } from '../templates/read-header.ts';
import { allItems } from './child-items.ts';
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
  const inHeader = placedProblems(header?.error, 'Page header', read.definition.fields, 'header');
  return [
    ...inHeader.map((found) => ({ blockKey: null, ...found })),
    ...allItems(page.contents).flatMap(unfinishedInBlock),
  ];
}

const SENTENCES = { error: plainSentence };

function unfinishedInBlock(item: ContentItem): Unfinished[] {
  const read = readItem(item);
  if (!read) return [];
  const { definition } = read.block;
  const { error } = definition.schema.safeParse(cutToLimits(read.stored, definition.limits), SENTENCES);
  const found = placedProblems(error, definition.label, definition.fields);
  return found.map((problem) => ({ blockKey: item.key, ...problem }));
}

/** What is wrong with some fields of `subject`, each with the path of its field, and in words. */
export function placedProblems(
  error: z.ZodError | undefined,
  subject: string,
  fields: readonly Field[],
  ...base: string[]
): Pick<Unfinished, 'field' | 'message'>[] {
  return (error?.issues ?? []).map(({ path, message }) => {
    const field = [...base, ...path].map(String).join('.');
    return { field, message: `${[subject, ...fieldLabels(fields, field)].join(', ')}: ${message}` };
  });
}

/** The labels on the way to a value: `subscribe.fields.0.id` is `Form fields 1`, `Id`. */
export function fieldLabels(fields: readonly Field[], path: string): string[] {
  const field = fields.find((one) => path === one.path || path.startsWith(`${one.path}.`));
  if (!field) return [];
  const [, index, rest = ''] = /^\.(\d+)\.?(.*)$/.exec(path.slice(field.path.length)) ?? [];
  if (field.kind !== 'list' || index === undefined) return [field.label];
  return [`${field.label} ${Number(index) + 1}`, ...fieldLabels(field.fields, rest)];
}
