import type { Field } from '#site/fields/field.ts';
import { templateOf } from '#site/templates/definitions.ts';
import { academyFields, openGraphFields, seoFields, twitterFields } from './page-setting-fields.ts';

/** All fields of a page: those of its template and those of its settings. */
export function pageFields(template: string): readonly Field[] {
  const own = (templateOf(template) ?? templateOf('generic'))?.fields ?? [];
  const social = [
    ...openGraphFields.map((field) => ({ ...field, label: `Open Graph ${field.label.toLowerCase()}` })),
    ...twitterFields.map((field) => ({ ...field, label: `Twitter ${field.label.toLowerCase()}` })),
  ];
  return [...own, ...seoFields, ...social, ...academyFields];
}
