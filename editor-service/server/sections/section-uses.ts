import { sectionUses } from '#content-store/drafts/content/sections.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';

/** As many as a person reads. */
const MOST_NAMED = 20;

/** Throws AppError `invalid` with a sentence for each page and section that shows this section, as draft or published. */
export async function requireUnused(db: Db, section: Page): Promise<void> {
  const uses = await sectionUses(db, section);
  if (uses.length === 0) return;
  const where = uses.map(({ collection, slug, name }) =>
    collection === 'sections' ? `The section “${name}” shows it.` : `The page /${slug} shows it.`,
  );
  const more = uses.length - MOST_NAMED;
  throw new AppError('invalid', `The section “${section.title}” is still used. Remove or detach it there first.`, {
    validationErrors: [...where.slice(0, MOST_NAMED), ...(more > 0 ? [`And ${more} more.`] : [])],
  });
}
