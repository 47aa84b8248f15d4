import { pageById } from '#content-store/drafts/content/find-page.ts';
import { insertPage } from '#content-store/drafts/content/pages.ts';
import { publishPage } from '#content-store/drafts/content/publish-page.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import type { Page, PublishedPage } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import { currentPage } from '#site/content/current-page.ts';
import { namedContent, publicContent } from '#site/content/public-content.ts';
import { cleanPage } from '../content/clean-page.ts';
import { restorePrivate } from './restore-private.ts';

/**
 * Makes a page's file that others changed its draft and its published copy. What files never hold stays as it is stored:
 * private fields, and those of the draft that nobody names. Throws when the file cannot be used, or says nothing new.
 */
export function adoptPage(db: Db, page: PublishedPage, stamp: Stamp): Promise<void> {
  return transact(db, async (transaction) => {
    const ref = { _id: page._id, domainId: page.domainId };
    const published = await pageById(transaction, ref, 'published');
    const draft = await pageById(transaction, ref);
    const file = restored(currentPage(page), published, publicContent, namedContent);
    if (published && saysTheSame(file, published)) throw new Error('It says what is published, in other words');
    const adopted = cleanPage(restored(file, draft, namedContent, currentPage)).draft;
    if (!draft) await insertPage(transaction, { ...adopted, _id: page._id }, stamp);
    await publishPage(transaction, ref, stamp, { draft: adopted, named: namedContent });
  });
}

/** The page with what `whole` keeps of the stored one and `visible` does not: private fields, or such as nobody names. */
function restored<Restored extends PageContent>(
  page: Restored,
  stored: Page | undefined,
  visible: (page: PageContent) => PageContent,
  whole: (page: PageContent) => PageContent,
): Restored {
  if (!stored) return page;
  const { header, contents } = restorePrivate(partsOf(page), partsOf(whole(stored)), partsOf(visible(stored))) as Parts;
  return { ...page, header, contents };
}

type Parts = Pick<PageContent, 'header' | 'contents'>;
const partsOf = ({ header, contents }: PageContent): Parts => ({ header, contents });

/** True when a save would make the same of both: the file was written by earlier code, or only laid out otherwise. */
function saysTheSame(file: PublishedPage, published: Page): boolean {
  try {
    return stableJson(cleanPage(file).draft) === stableJson(cleanPage(published).draft);
  } catch (error) {
    // What is stored may not be valid any more; then the file is looked at for itself.
    if (error instanceof AppError && error.code === 'invalid') return false;
    throw error;
  }
}
