import { pageSchema } from '#content-store/model/entities/page.ts';
import type { Field } from '#site/fields/field.ts';
import { withLimits } from '#site/fields/with-limits.ts';

/** The fields of a page that search engines read. */
export const seoFields = withLimits(
  [
    { kind: 'text', path: 'title', label: 'Title', help: 'Empty: the heading of the page' },
    {
      kind: 'text',
      path: 'description',
      label: 'Description',
      help: 'Empty: the description in the header, else the one of the site',
      multiline: true,
    },
    { kind: 'text', path: 'keywords', label: 'Keywords' },
    { kind: 'date', path: 'publishDate', label: 'Publish date', help: 'Lists of pages can be sorted by it' },
    { kind: 'toggle', path: 'hideFromSitemap', label: 'Leave out of the sitemap' },
    { kind: 'toggle', path: 'hideFromRobots', label: 'Ask search engines to stay away' },
  ],
  pageSchema,
);

/** How links to a page look where they are shared. */
export const openGraphFields = socialFields('og');
export const twitterFields = socialFields('twitter');

/** The facts of a course (specification 2 §3). */
export const academyFields = withLimits(
  [
    { kind: 'text', path: 'academyDetails.courseStyle', label: 'Course style' },
    { kind: 'text', path: 'academyDetails.type', label: 'Type' },
    { kind: 'text', path: 'academyDetails.location', label: 'Location' },
    { kind: 'text', path: 'academyDetails.duration', label: 'Duration' },
  ],
  pageSchema,
);

function socialFields(base: 'og' | 'twitter'): readonly Field[] {
  const fields: readonly Field[] = [
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
  ];
  return withLimits(fields, pageSchema);
}
