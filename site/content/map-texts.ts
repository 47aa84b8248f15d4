import { footerFields } from '#content-store/model/entities/footer.ts';
import { navigationFields } from '#content-store/model/entities/navigation.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import type { SiteDocument, SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { mapFields } from '../fields/map-fields.ts';
import { mapSame } from '../fields/unless-same.ts';
import { readHeader } from '../templates/read-header.ts';
import { readerOf, upgradedItem } from './item-schema.ts';
import { pageSettingFields } from './page-setting-fields.ts';
import { inSlots, readItem } from './read-item.ts';

/** Where a value is, in the words of editors. */
export interface FieldPlace {
  /** The key of the block; null for the page itself. */
  blockKey: string | null;
  block: string;
  field: string;
}

/** Receives each field of a document that is not a list, with its path in its block, and returns its new value. */
export type VisitField = (field: Field, value: unknown, place: FieldPlace, path: string) => unknown;

export interface Visit {
  visit: VisitField;
  /** Also fields that visitors never get, such as recipients of mails. */
  withPrivate: boolean;
}

/** A copy of a page with every field of settings, header and blocks visited; what no definition names stays. */
export function mapPage<P extends Page>(page: P, visit: Visit): P {
  const settings = visited(page, pageSettingFields, { blockKey: null, block: 'Page settings' }, visit);
  const { definition, stored, problem } = readHeader(settings);
  const header = problem
    ? settings.header
    : visited({ header: stored }, definition.fields, { blockKey: null, block: 'Header' }, visit).header;
  const contents = mapSame(settings.contents, (item) => mapItem(item, visit));
  return header === stored && contents === settings.contents ? settings : { ...settings, header, contents };
}

const NOTICE: readonly Field[] = [{ kind: 'text', path: 'text', label: 'Text', multiline: true }];
const SEARCHED_TERMS: Field = { kind: 'texts', path: 'commonlySearchedTerms', label: 'Commonly searched' };
const FIELDS: Partial<Record<SiteDocumentKind, readonly Field[]>> = {
  navigation: [...navigationFields, SEARCHED_TERMS],
  footer: footerFields,
  banner: NOTICE,
  acknowledgementBox: NOTICE,
};

/** The same for navigation, footer and notices. */
export function mapSiteDocument<K extends SiteDocumentKind>(kind: K, document: SiteDocument<K>, visit: Visit) {
  return visited(document, FIELDS[kind] ?? [], { blockKey: null, block: '' }, visit);
}

/** A block that cannot be read stays. */
function mapItem(item: ContentItem, visit: Visit): ContentItem {
  const definition = readerOf(item)?.definition;
  const current = definition && upgradedItem(definition, item);
  if (!current?.ok) return item;
  const place = { blockKey: item.key, block: definition?.label ?? '' };
  const own = visited(current.value, definition?.fields ?? [], place, visit);
  const read = definition?.slots && readItem(item);
  return read ? inSlots(read, own, (inner) => mapItem(inner, visit)) : own;
}

function visited<T>(
  content: T,
  fields: readonly Field[],
  place: Omit<FieldPlace, 'field'>,
  { visit, withPrivate }: Visit,
): T {
  const open = withPrivate ? fields : fields.filter((field) => !field.private);
  return mapFields(content, open, (field, value, path) => visit(field, value, { ...place, field: field.label }, path));
}
