import { z } from 'zod';
import { toggle } from '../fields/choices.ts';
import { part } from '../fields/part.ts';
import { group } from '../fields/structure.ts';
import { text } from '../fields/texts.ts';
import { imageSchema } from '../media/image.ts';
import { dateTimeSchema } from '../values/date-time.ts';

/** What search engines read of a page. */
export const seoParts = {
  title: text('Title', { help: 'Empty: the heading of the page' }),
  description: text('Description', {
    max: 1000,
    help: 'Empty: the description in the header, else the one of the site',
    multiline: true,
  }),
  keywords: text('Keywords', { max: 1000 }),
  hideFromSitemap: toggle('Leave out of the sitemap'),
  hideFromRobots: toggle('Ask search engines to stay away'),
};

/** Open Graph and Twitter texts of a page or a site: how a link to it looks where it is shared. */
export const social = group({
  title: text('Title', { help: 'Empty: the title of the page' }),
  description: text('Description', { max: 1000, multiline: true }),
  keywords: text('Keywords', { max: 1000 }),
  image: part(imageSchema, {
    kind: 'image',
    label: 'Picture',
    help: 'Empty: the picture in the header',
    sizes: [{ name: 'desktop', width: 1200, height: 630 }],
  }),
});
export const socialSchema = social.schema;
export type Social = z.output<typeof socialSchema>;

/** Who wrote a page and when; for display and sorting. */
export const factParts = {
  publishDate: part(dateTimeSchema.optional(), {
    kind: 'dateTime',
    label: 'Publish date',
    help: 'Shown on the page and in lists, which can be sorted by date',
  }),
  author: part(z.string().max(300).optional(), {
    kind: 'text',
    label: 'Author',
    help: 'Who wrote it. If empty, the organisation',
    maxLength: 300,
  }),
};

/** The facts of a course. */
export const academyParts = {
  courseStyle: text('Course style'),
  type: text('Type'),
  location: text('Location'),
  duration: text('Duration'),
};
