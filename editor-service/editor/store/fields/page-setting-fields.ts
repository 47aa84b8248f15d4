import type { Field } from '#site/fields/field.ts';

/** What search engines read of a page. */
export const seoFields: readonly Field[] = [
  { kind: 'text', path: 'title', label: 'Title', help: 'Empty: the heading of the page', maxLength: 300 },
  {
    kind: 'text',
    path: 'description',
    label: 'Description',
    help: 'Empty: the description in the header, else the one of the site',
    multiline: true,
    maxLength: 1000,
  },
  { kind: 'text', path: 'keywords', label: 'Keywords', maxLength: 1000 },
  { kind: 'date', path: 'publishDate', label: 'Publish date', help: 'Lists of pages can be sorted by it' },
  { kind: 'toggle', path: 'hideFromSitemap', label: 'Leave out of the sitemap' },
  { kind: 'toggle', path: 'hideFromRobots', label: 'Ask search engines to stay away' },
];

/** How links to a page look where they are shared. */
export const openGraphFields = socialFields('og');
export const twitterFields = socialFields('twitter');

/** The facts of a course (specification 2 §3). */
export const academyFields: readonly Field[] = [
  { kind: 'text', path: 'academyDetails.courseStyle', label: 'Course style', maxLength: 300 },
  { kind: 'text', path: 'academyDetails.type', label: 'Type', maxLength: 300 },
  { kind: 'text', path: 'academyDetails.location', label: 'Location', maxLength: 300 },
  { kind: 'text', path: 'academyDetails.duration', label: 'Duration', maxLength: 300 },
];

function socialFields(base: 'og' | 'twitter'): readonly Field[] {
  return [
    { kind: 'text', path: `${base}.title`, label: 'Title', help: 'Empty: the title of the page', maxLength: 300 },
    { kind: 'text', path: `${base}.description`, label: 'Description', multiline: true, maxLength: 1000 },
    { kind: 'text', path: `${base}.keywords`, label: 'Keywords', maxLength: 1000 },
    {
      kind: 'image',
      path: `${base}.image`,
      label: 'Picture',
      help: 'Empty: the picture in the header',
      sizes: [{ name: 'desktop', width: 1200, height: 630 }],
    },
  ];
}
