import type { Field } from '#content-store/model/fields/field.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { changeAt } from '#site/fields/change-at.ts';
import { slotsIn } from '../../store/blocks/block-tree.ts';
import { newKey } from '../../store/blocks/fresh-keys.ts';

/** What previews are filled with: pictures of the library, and pages for lists of pages. */
export interface Fillers {
  imageIds: readonly string[];
  pageIds: readonly string[];
}

/** Copies of blocks for a preview: empty pictures, texts, lists of pages and columns are filled. */
export function forPicture(items: readonly ContentItem[], { imageIds, pageIds }: Fillers): ContentItem[] {
  let next = 0;
  const imageId = () => imageIds[next++ % imageIds.length] ?? '';
  return items.map((item) => withColumns(withPictures(withFields(item, pageIds), imageId) as ContentItem));
}

function withFields(item: ContentItem, pageIds: readonly string[]): ContentItem {
  const fields = blockOf(item.componentType)?.definition.fields ?? [];
  return fields.reduce((result, field) => changeAt(result, field.path, filled(field, pageIds)), item);
}

/** An empty text says what it is for; a list of pages without tags or chosen pages gets these. */
const filled = (field: Field, pageIds: readonly string[]) => (value: unknown) => {
  if (value === '') return wordsFor(field) ?? value;
  const isList = field.kind === 'tagFilter' && !field.finds && isEmptyFilter(value);
  return isList ? { ...value, selected: [...pageIds] } : value;
};

function isEmptyFilter(filter: unknown): filter is object {
  const { include = [], selected = [] } = (filter ?? {}) as { include?: unknown[]; selected?: unknown[] };
  return typeof filter === 'object' && include.length === 0 && selected.length === 0;
}

function wordsFor(field: Field): string | undefined {
  if (field.kind === 'text') return field.isCode || field.private ? undefined : (field.placeholder ?? field.label);
  if (field.kind !== 'richText' || field.private) return undefined;
  return '<p>Two or three plain sentences. Say what it is, who it is for, and what happens next.</p>';
}

/** A link without an address is not shown. */
function withPictures(value: unknown, imageId: () => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, imageId));
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withPictures(inner, imageId)]));
  if ('imageId' in filled && filled.imageId === '') return { ...filled, imageId: imageId() };
  if ('href' in filled && filled.href === '') return { ...filled, href: '/', text: filled.text || 'Read more' };
  return filled;
}

function withColumns(item: ContentItem): ContentItem {
  return slotsIn(item).reduce(
    (result, { path }) =>
      changeAt(result, path, (list) => (Array.isArray(list) && list.length === 0 ? [words()] : list)),
    item,
  );
}

const words = (): ContentItem =>
  blockOf('RichText')?.schema.parse({
    ...{ componentType: 'RichText', key: newKey() },
    text: '<p>Any components can go here: texts, pictures, buttons.</p>',
  }) as ContentItem;
