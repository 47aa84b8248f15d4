import type { Page } from '#content-store/model/entities/page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { namedFields, readHeader } from '../templates/read-header.ts';
import { readItem } from './read-item.ts';
import { type FieldPath, onlyKnown, unknownFields } from './unknown-fields.ts';

type WithHeader = Pick<Page, 'template' | 'header'>;

/** The fields of a block that its definition does not name; none for an unreadable block. */
export function unknownInBlock(item: ContentItem): FieldPath[] {
  const read = readItem(item);
  return read ? unknownFields(read.stored, read.content) : [];
}

/** A block without its unknown fields; its child blocks keep theirs. */
export function blockWithoutUnknown(item: ContentItem): ContentItem {
  const read = readItem(item);
  return read ? onlyKnown(read.stored, read.content) : item;
}

/** The fields of a page's header that its template does not name; none if the header cannot be read. */
export function unknownInHeader(page: WithHeader): FieldPath[] {
  const read = readHeader(page);
  return read.problem ? [] : unknownFields(read.stored, namedFields(read));
}

/** The header without its unknown fields. */
export function headerWithoutUnknown(page: WithHeader): Page['header'] {
  const read = readHeader(page);
  return read.problem ? page.header : onlyKnown(read.stored, namedFields(read));
}
