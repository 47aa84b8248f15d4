import { plainMarkup } from '../values/plain-markup.ts';
import type { Page } from './page.ts';

/** The name by which editors know a page: its title, else the heading of its header, else the last part of its address. */
export function pageTitle({ slug, title, header }: Pick<Page, 'slug' | 'title' | 'header'>): string {
  const heading = typeof header.heading === 'string' ? header.heading : '';
  return plainMarkup(title) || plainMarkup(heading) || slug.split('/').at(-1) || 'Home';
}
