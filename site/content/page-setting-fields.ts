import type { PageDraft } from '#content-store/model/entities/page.ts';
import { EMPLOYMENT_TYPES, endsFirst, eventParts, jobParts } from '#content-store/model/entities/page-facts.ts';
import { academyParts, factParts, seoParts, social } from '#content-store/model/entities/page-settings.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { fieldsOf } from '#content-store/model/fields/part.ts';
import { employment } from '#own/texts.ts';

/** The fields of a page that search engines read. */
export const seoFields = fieldsOf(seoParts);

/** How links to a page look where they are shared. */
export const openGraphFields = fieldsOf({ og: social });
export const twitterFields = fieldsOf({ twitter: social });

/** Who wrote a page and when, and the facts of an event or a job. */
export const factFields = fieldsOf(factParts);

const eventFields = fieldsOf(eventParts, 'event');

const ENDS_FIRST = 'This is before the event starts, so visitors will not see it.';

/** The fields of an event, the end with what is wrong with it. */
export function checkedEventFields(event: PageDraft['event']): readonly Field[] {
  if (!event || !endsFirst(event)) return eventFields;
  return eventFields.map((field) =>
    field.kind === 'dateTime' && field.path === 'event.end' ? { ...field, problem: ENDS_FIRST } : field,
  );
}

const employmentType: Field = {
  kind: 'select',
  path: 'job.employmentType',
  label: 'Employment',
  options: [{ value: '', label: 'Not set' }, ...EMPLOYMENT_TYPES.map((value) => ({ value, label: employment[value] }))],
};

export const jobFields = [
  ...fieldsOf({ closes: jobParts.closes }, 'job'),
  employmentType,
  ...fieldsOf({ place: jobParts.place }, 'job'),
];

export const academyFields = fieldsOf(academyParts, 'academyDetails');

/** Every field of a page's settings. */
export const pageSettingFields: readonly Field[] = [
  ...seoFields,
  ...factFields,
  ...eventFields,
  ...jobFields,
  ...openGraphFields.map((field) => ({ ...field, label: `Open Graph ${field.label.toLowerCase()}` })),
  ...twitterFields.map((field) => ({ ...field, label: `Twitter ${field.label.toLowerCase()}` })),
  ...academyFields,
];
