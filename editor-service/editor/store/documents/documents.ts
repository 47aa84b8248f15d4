import type { Footer } from '#content-store/model/entities/footer.ts';
import type { Navigation } from '#content-store/model/entities/navigation.ts';
import { type Page, type ServerOwnedField, serverOwnedFields } from '#content-store/model/entities/page.ts';

/** Everything on the page that can be edited and undone together. */
export interface Documents {
  page: Page;
  navigation: Navigation;
  footer: Footer;
}
export type DocumentName = keyof Documents;
/** A document that a region of the site may have its own version of. */
export type RegionalName = Exclude<DocumentName, 'page'>;
export const DOCUMENT_NAMES = ['page', 'navigation', 'footer'] as const satisfies readonly DocumentName[];

/** How the ids of navigations and footers begin: `nav_main`, `footer_main_vic`. */
export const PREFIXES = { navigation: 'nav', footer: 'footer' } as const satisfies Record<RegionalName, string>;

/** The region of a navigation or footer; empty for the whole site. */
export function openRegion({ _id, domainId }: Documents[RegionalName], name: RegionalName): string {
  return _id.slice(`${PREFIXES[name]}_${domainId}_`.length);
}

/** True for fields of a page that only the service sets; edits and undo leave them alone. */
function isServerOwned(field: string): field is ServerOwnedField {
  return Object.hasOwn(serverOwnedFields, field);
}

/** What editors can change of a document apart from the blocks of a page. */
export function ownFields(document: object): Record<string, unknown> {
  const { contents: _, ...fields } = editableFields(document);
  return fields;
}

/** A document without the fields that the service owns: what editors can change. */
export function editableFields(document: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !isServerOwned(field)));
}
