import type { Field } from '#content-store/model/fields/field.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { valueAt } from '../fields/change-at.ts';
import { readHeader } from '../templates/read-header.ts';
import { allItems } from './child-items.ts';
import { readItem } from './read-item.ts';
import { fieldLabels, type Unfinished } from './unfinished.ts';

/** The links of a page, containers included, that have a text and lead nowhere: visitors would read it, and press in vain. */
export function linksWithoutTarget(page: PageContent): Unfinished[] {
  const { definition, stored, problem } = readHeader(page);
  const { fields } = definition;
  const inHeader = problem ? [] : openLinks({ header: stored }, fields);
  return [
    ...inHeader.map((path) => ({ ...found('Page header', fields, path), blockKey: null })),
    ...allItems(page.contents).flatMap(inBlock),
  ];
}

function inBlock(item: ContentItem): Unfinished[] {
  const read = readItem(item);
  if (!read) return [];
  const { label, fields } = read.block.definition;
  // A text that the block starts with is no editor's; its view leaves such a link out.
  const usual = read.block.schema.safeParse({ componentType: item.componentType, key: item.key }).data;
  const isWritten = (path: string) => valueAt(read.content, `${path}.text`) !== valueAt(usual, `${path}.text`);
  const open = openLinks(read.content, fields).filter(isWritten);
  return open.map((path) => ({ ...found(label, fields, path), blockKey: item.key }));
}

function found(subject: string, fields: readonly Field[], field: string) {
  const place = [subject, ...fieldLabels(fields, field)].join(', ');
  return { field, message: `${place}: the link leads nowhere. Choose its target, or delete its text.` };
}

/** The paths of the links with a text and without an address. */
function openLinks(content: unknown, fields: readonly Field[], base = ''): string[] {
  return fields.flatMap((field) => {
    const value = field.path === '' ? content : valueAt(content, field.path);
    const path = [base, field.path].filter(Boolean).join('.');
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((entry, index) => openLinks(entry, field.fields, `${path}.${index}`));
    return field.kind === 'link' && isOpen(value) ? path : [];
  });
}

const isOpen = (link: unknown): boolean => isFilled(valueAt(link, 'text')) && !isFilled(valueAt(link, 'href'));

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
