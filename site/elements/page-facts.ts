import type { Page } from '#content-store/model/entities/page.ts';
import { siteLanguages } from '../fields/site-languages.ts';
import type { PageFacts } from './common-answers.ts';
import { pageLanguage } from './page-language.ts';

/** What the blocks of a page know about it. */
export function pageFacts(page: Pick<Page, '_id' | 'domainId' | 'slug' | 'contents'>): PageFacts {
  const { _id, slug, contents } = page;
  const { tag } = pageLanguage(page);
  return { _id, slug, hubs: hubsOf(contents), ...(tag !== siteLanguages[0].tag && { language: tag }) };
}

/** The keys of a page's hubs, in reading order. */
export const hubsOf = (contents: Page['contents']): string[] =>
  contents.filter(({ componentType }) => componentType === 'Hub').map(({ key }) => key);

/** Ends the anchor and address parameters of a page's hub: nothing for the first; its key where the page has no such hub. */
export const hubSuffix = (index: number, key: string): string => (index === 0 ? '' : `-${index > 0 ? index + 1 : key}`);
