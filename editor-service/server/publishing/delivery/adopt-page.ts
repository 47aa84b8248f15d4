import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { publishPage } from '#content-store/drafts/publishing/publish-page.ts';
import {
  type Collection,
  type Page,
  type PublishedPage,
  publishedPageSchema,
} from '#content-store/model/entities/page.ts';
import { type PublishedSection, SECTION_PAGE_TYPE, sectionSlug } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import { stableJson } from '#content-store/model/stable-json.ts';
import { currentPage } from '#site/content/current-page.ts';
import { namedContent, publicContent } from '#site/content/public-content.ts';
import { cleanPage } from '../../content/clean-page.ts';
import { finishedContent } from '../../content/finished-content.ts';
import { restorePrivate } from './restore-private.ts';

/**
 * Makes a page file that others changed the page's draft and published copy. Fields that files never contain stay as
 * stored: private ones, and unknown ones of the draft. Throws when the file cannot be used, or contains no change.
 */
export function adoptPage(db: Db, page: PublishedPage, stamp: Stamp, collection: Collection = 'pages'): Promise<void> {
  return transact(db, async (transaction) => {
    const ref = { _id: page._id, domainId: page.domainId, collection };
    const published = await pageById(transaction, ref, 'published');
    const draft = await pageById(transaction, ref);
    const file = restored(currentPage(page), published, publicContent, namedContent);
    if (published && saysTheSame(file, published)) throw new Error('It is the same as the published copy');
    const adopted = cleanPage(restored(file, draft, namedContent, currentPage), collection).draft;
    await publishPage(transaction, ref, stamp, { draft: adopted, isNew: !draft, named: finishedContent });
  });
}

/** The same for a section's file, which has only its name and blocks. */
export async function adoptSection(db: Db, section: PublishedSection, stamp: Stamp): Promise<void> {
  const { _id, domainId, name, contents } = section;
  const ref = { _id, domainId, collection: 'sections' as const };
  const base = (await pageById(db, ref, 'published')) ?? { _id, domainId, slug: sectionSlug(_id) };
  const page = publishedPageSchema.parse({ ...base, pageType: SECTION_PAGE_TYPE, title: name, contents });
  await adoptPage(db, page, stamp, 'sections');
}

/** The page with the stored fields that `whole` keeps and `visible` drops: private or unknown ones. */
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

/** True when saving either gives the same result: the file was written by earlier code or is formatted differently. */
function saysTheSame(file: PublishedPage, published: Page): boolean {
  try {
    return stableJson(cleanPage(file).draft) === stableJson(cleanPage(published).draft);
  } catch (error) {
    // The stored page may no longer be valid; then the file is judged on its own.
    if (error instanceof AppError && error.code === 'invalid') return false;
    throw error;
  }
}
