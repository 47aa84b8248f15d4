import type { Page } from '#content-store/model/entities/page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { pageLanguage } from '../elements/page-language.ts';
import { templateOf } from '../templates/definitions.ts';
import { inOwnWords } from './own-words.ts';

/** The blocks that a new page of this template begins with, in its language. */
export function initialContents({ template, domainId, slug }: Pick<Page, 'template' | 'domainId' | 'slug'>) {
  const { contents = [] } = templateOf(template)?.initial ?? {};
  const { tag } = pageLanguage({ domainId, slug });
  return contents.map((item: ContentItem) => inOwnWords(item, tag));
}

/** True for a page that lists show by date: its template says so, or it has tags by which they find it; not the home page. */
export const isListedByDate = ({ template, slug, tags }: Pick<Page, 'template' | 'slug' | 'tags'>): boolean =>
  slug !== '' && (tags.length > 0 || templateOf(template)?.isDated === true);
