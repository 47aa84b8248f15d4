import type { Field } from '#content-store/model/fields/field.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { valueAt } from '../fields/change-at.ts';
import { readHeader } from '../templates/read-header.ts';
import { allItems } from './child-items.ts';
import { readItem } from './read-item.ts';
import { fieldLabels, type Unfinished } from './unfinished.ts';

/** A field of the header or of a block, and what it holds. */
export interface FoundField extends Omit<Unfinished, 'message'> {
  /** In the words of editors: `Newsletter Box, Form fields 1, Id`. */
  name: string;
  value: unknown;
  /** Its block; absent for the header. */
  item?: ContentItem;
}

type IsWanted = (field: Field, value: unknown) => boolean;

/** The fields of a page that are wanted, those in lists and containers included. */
export function fieldsIn(page: PageContent, isWanted: IsWanted): FoundField[] {
  const { definition, stored, problem } = readHeader(page);
  const within = (content: unknown, label: string, fields: readonly Field[]) =>
    wantedFields(content, fields, isWanted).map(({ field, value }) => ({
      ...{ field, value },
      name: [label, ...fieldLabels(fields, field)].join(', '),
    }));
  const inHeader = problem ? [] : within({ header: stored }, 'Page header', definition.fields);
  const inBlocks = allItems(page.contents).flatMap((item) => {
    const read = readItem(item);
    const { label = '', fields = [] } = read?.block.definition ?? {};
    return within(read?.content, label, fields).map((place) => ({ ...place, blockKey: item.key, item }));
  });
  return [...inHeader.map((place) => ({ ...place, blockKey: null })), ...inBlocks];
}

function wantedFields(content: unknown, fields: readonly Field[], isWanted: IsWanted, base = '') {
  return fields.flatMap((field): Pick<FoundField, 'field' | 'value'>[] => {
    const value = field.path === '' ? content : valueAt(content, field.path);
    const path = [base, field.path].filter(Boolean).join('.');
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((entry, index) => wantedFields(entry, field.fields, isWanted, `${path}.${index}`));
    return isWanted(field, value) ? [{ field: path, value }] : [];
  });
}
