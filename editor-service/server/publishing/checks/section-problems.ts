import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import type { PageDraft } from '#content-store/model/entities/page.ts';
import { SECTION_TYPE } from '#content-store/model/entities/section.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { childItems } from '#site/content/child-items.ts';
import type { Problem } from '../../../contract/pages-checks.ts';

/** Sections that visitors would not see: they are deleted, or were never published. */
export async function sectionProblems(
  db: Db,
  { domainId, contents }: Pick<PageDraft, 'domainId' | 'contents'>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { sectionId, key } of sectionBlocks(contents)) {
    const ref = { _id: String(sectionId), domainId, collection: 'sections' as const };
    const section = await pageById(db, ref);
    if (section && (await pageById(db, ref, 'published'))) continue;
    const message = section
      ? `The section “${section.title}” has never been published, so visitors do not see it here. Publish it too.`
      : 'This section was deleted, so visitors see nothing here. Remove it from the page.';
    problems.push({ check: 'sections', severity: 'warning', message, blockKey: key });
  }
  return problems;
}

/** The blocks that show sections, at any depth. */
function sectionBlocks(contents: readonly ContentItem[]): ContentItem[] {
  return contents.flatMap((item) => (item.componentType === SECTION_TYPE ? [item] : sectionBlocks(childItems(item))));
}
