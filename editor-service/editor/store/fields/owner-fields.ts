import type { Field } from '#site/fields/field.ts';
import { templateOf } from '#site/templates/definitions.ts';
import type { DocumentName } from '../documents/documents.ts';
import { footerFields } from './footer-fields.ts';
import { navigationFields } from './navigation-fields.ts';

const TITLES = { page: 'Page header', navigation: 'Navigation', footer: 'Footer' } satisfies Record<
  DocumentName,
  string
>;

/** The title of a document in the panel. */
export function documentTitle(name: DocumentName): string {
  return TITLES[name];
}

/** The fields of a document that editors can fill in; those of the page's header come from its template. */
export function documentFields(name: DocumentName, template: string): readonly Field[] {
  if (name === 'navigation') return navigationFields;
  if (name === 'footer') return footerFields;
  return (templateOf(template) ?? templateOf('generic'))?.fields ?? [];
}
