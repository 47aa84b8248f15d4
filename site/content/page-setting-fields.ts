import { type PageDraft, pageSchema } from '#content-store/model/entities/page.ts';
import { EMPLOYMENT_TYPES, endsFirst } from '#content-store/model/entities/page-facts.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import { withLimits } from '../fields/with-limits.ts';
import { employmentTexts } from '../texts/fixed-texts.ts';

/** The fields of a page that search engines read. */
export const seoFields = ofPage(
  { kind: 'text', path: 'title', label: 'Title', help: 'Empty: the heading of the page' },
  {
    kind: 'text',
    path: 'description',
    label: 'Description',
    help: 'Empty: the description in the header, else the one of the site',
    multiline: true,
  },
  { kind: 'text', path: 'keywords', label: 'Keywords' },
  { kind: 'toggle', path: 'hideFromSitemap', label: 'Leave out of the sitemap' },
  { kind: 'toggle', path: 'hideFromRobots', label: 'Ask search engines to stay away' },
);

/** How links to a page look where they are shared. */
export const openGraphFields = socialFields('og');
export const twitterFields = socialFields('twitter');

/** Who wrote a page and when, and the facts of an event or a job. */
export const factFields = ofPage(
  {
    kind: 'dateTime',
    path: 'publishDate',
    label: 'Publish date',
    help: 'Shown on the page and in lists, which can be sorted by date',
  },
  { kind: 'text', path: 'author', label: 'Author', help: 'Who wrote it. If empty, the organisation' },
);

const eventFields = ofPage(
  {
    kind: 'dateTime',
    path: 'event.start',
    label: 'Event starts',
    help: 'Leave out the time for a whole day. Lists sort events by this',
  },
  { kind: 'dateTime', path: 'event.end', label: 'Event ends' },
  ...placeFields('event', 'Place'),
);

const ENDS_FIRST = 'This is before the event starts, so visitors will not see it.';

/** The fields of an event, the end with what is wrong with it. */
export function checkedEventFields(event: PageDraft['event']): readonly Field[] {
  if (!event || !endsFirst(event)) return eventFields;
  return eventFields.map((field) =>
    field.kind === 'dateTime' && field.path === 'event.end' ? { ...field, problem: ENDS_FIRST } : field,
  );
}

export const jobFields = ofPage(
  { kind: 'dateTime', path: 'job.closes', label: 'Applications close' },
  {
    kind: 'select',
    path: 'job.employmentType',
    label: 'Employment',
    options: [
      { value: '', label: 'Not set' },
      ...EMPLOYMENT_TYPES.map((value) => ({ value, label: employmentTexts[value] })),
    ],
  },
  ...placeFields('job', 'Place of work'),
);

function placeFields(owner: 'event' | 'job', name: string): readonly Field[] {
  return [
    { kind: 'text', path: `${owner}.place.name`, label: name, help: 'A building or a park. Leave empty if online' },
    { kind: 'text', path: `${owner}.place.street`, label: 'Street and number' },
    { kind: 'text', path: `${owner}.place.locality`, label: 'Town' },
    { kind: 'text', path: `${owner}.place.region`, label: 'State or region' },
    { kind: 'text', path: `${owner}.place.postalCode`, label: 'Postcode' },
    { kind: 'text', path: `${owner}.place.country`, label: 'Country' },
  ];
}

/** The facts of a course. */
export const academyFields = ofPage(
  { kind: 'text', path: 'academyDetails.courseStyle', label: 'Course style' },
  { kind: 'text', path: 'academyDetails.type', label: 'Type' },
  { kind: 'text', path: 'academyDetails.location', label: 'Location' },
  { kind: 'text', path: 'academyDetails.duration', label: 'Duration' },
);

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

function socialFields(base: 'og' | 'twitter'): readonly Field[] {
  return ofPage(
    { kind: 'text', path: `${base}.title`, label: 'Title', help: 'Empty: the title of the page' },
    { kind: 'text', path: `${base}.description`, label: 'Description', multiline: true },
    { kind: 'text', path: `${base}.keywords`, label: 'Keywords' },
    {
      kind: 'image',
      path: `${base}.image`,
      label: 'Picture',
      help: 'Empty: the picture in the header',
      sizes: [{ name: 'desktop', width: 1200, height: 630 }],
    },
  );
}

/** Fields of a page, with the limits of their schema. */
function ofPage(...fields: Field[]): readonly Field[] {
  return withLimits(fields, pageSchema);
}
