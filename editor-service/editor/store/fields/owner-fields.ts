import type { Field } from '#site/fields/field.ts';
import { templateOf } from '#site/templates/definitions.ts';
import type { DocumentName } from '../documents/documents.ts';
import { footerFields } from './footer-fields.ts';
import { navigationFields } from './navigation-fields.ts';

const TITLES = { page: 'Page header', navigation: 'Navigation', footer: 'Footer' } satisfies Record<
  DocumentName,
  string
>;

/** What the panel calls a document. */
export function documentTitle(name: DocumentName): string {
  return TITLES[name];
}

/** What editors may fill in of a document; the page's header is its template's matter. */
export function documentFields(name: DocumentName, template: string): readonly Field[] {
  if (name === 'navigation') return navigationFields;
  if (name === 'footer') return footerFields;
  return (templateOf(template) ?? templateOf('generic'))?.fields ?? [];
}
