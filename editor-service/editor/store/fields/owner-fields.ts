import { footerFields } from '#content-store/model/entities/footer.ts';
import { navigationFields } from '#content-store/model/entities/navigation.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { pageSettingFields } from '#site/content/page-setting-fields.ts';
import { templateOf } from '#site/templates/definitions.ts';
import { t } from '../../words/t.ts';
import type { DocumentName } from '../documents/documents.ts';

/** The title of each document in the panel. */
export const documentTitles = {
  page: t('Page header'),
  navigation: t('Navigation'),
  footer: t('Footer'),
} as const satisfies Record<DocumentName, string>;

/** The fields of a document that editors can fill in; those of the page's header come from its template. */
export function documentFields(name: DocumentName, template = 'generic'): readonly Field[] {
  if (name === 'navigation') return navigationFields;
  if (name === 'footer') return footerFields;
  return (templateOf(template) ?? templateOf('generic'))?.fields ?? [];
}

/** All fields of a page: those of its template and those of its settings. */
export function fieldsOfPage(template: string): readonly Field[] {
  return [...documentFields('page', template), ...pageSettingFields];
}

/** All fields of a document, of a page those of its settings too. */
export const allFields = (name: DocumentName, template: string): readonly Field[] =>
  name === 'page' ? fieldsOfPage(template) : documentFields(name);
