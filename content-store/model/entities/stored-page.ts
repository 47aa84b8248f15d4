import { z } from 'zod';
import { type Page, pageFields } from './page.ts';

/** The fields that pages had from the start: every stored page has their defaults, and every stored hash counts them. */
const FIRST: ReadonlySet<string> = new Set([
  ...['domainId', 'slug', 'pageType', 'template', 'headerType', 'showBreadcrumb', 'backgroundColour', 'header'],
  ...['contents', 'tags', 'publishDate', 'author', 'event', 'job', 'region', 'title', 'description', 'keywords'],
  ...['priority', 'frequency', 'hideFromSitemap', 'hideFromRobots', 'og', 'twitter', 'academyDetails'],
]);

/** What a page says without the fields that came later; each of them is optional or has a default. */
const LATER: Readonly<Record<string, unknown>> = z
  .object(Object.fromEntries(Object.entries(pageFields).filter(([name]) => !FIRST.has(name))))
  .parse({});

/** A text, so that no two pages share a list or an object. */
const LATER_TEXT = JSON.stringify(LATER);

/** A page as it was stored, with the defaults of fields that came later. */
export const storedPage = (text: string): Page => ({ ...JSON.parse(LATER_TEXT), ...JSON.parse(text) });

/** The same as text: exactly what was stored, as long as no field has come later. */
export const storedPageText = (text: string): string => (LATER_TEXT === '{}' ? text : JSON.stringify(storedPage(text)));

/** True for a field that says no more than a page stored before that field: hashes leave it out. */
export const isLaterDefault = (name: string, value: unknown): boolean =>
  Object.hasOwn(LATER, name) && JSON.stringify(LATER[name]) === JSON.stringify(value);
