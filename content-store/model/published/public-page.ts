import type { ContentItem } from '../entities/content-item.ts';
import { type Page, type PublishedPage, publishedPageSchema } from '../entities/page.ts';

/** Takes out of content items what visitors may not see, in children too; the block definitions know what that is. */
export type RemovePrivate = (contents: ContentItem[]) => ContentItem[];

/** The copy of a page that visitors may see, with its defaults filled in. */
export function publicPage(page: Page, removePrivate: RemovePrivate): PublishedPage {
  return publishedPageSchema.parse({ ...page, contents: removePrivate(page.contents) });
}
