import { listSections, sectionUses, usesOfSections } from '#content-store/drafts/blocks/sections.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireDomain } from '../content/domain-for.ts';
import type { HandlersOf } from '../http/call-context.ts';
import { hasPageRole } from '../people/page-roles.ts';

/** As many as a person reads. */
const MAX_NAMED = 20;

/** The list of sections; everything else about them is done by the calls of pages. */
export const sectionHandlers = (db: Db): HandlersOf<'section'> => ({
  'section/list': async ({ domainId }, { caller }) => {
    await requireDomain(db, domainId, caller);
    const sections = await listSections(db, domainId);
    const uses = await usesOfSections(db, domainId);
    return sections
      .filter((section) => hasPageRole(section, 'viewerRoles', caller))
      .map(({ _id, title, published, updatedAt }) => ({
        ...{ _id, name: title, updatedAt, uses: uses.get(_id)?.length ?? 0 },
        published,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  },
});

/** Throws AppError `invalid` with a sentence for each page and section that shows this section, as draft or published. */
export async function requireUnused(db: Db, section: Page): Promise<void> {
  const uses = await sectionUses(db, section);
  if (uses.length === 0) return;
  const where = uses.map(({ collection, slug, name }) =>
    collection === 'sections' ? `The section “${name}” uses it.` : `The page /${slug} uses it.`,
  );
  const more = uses.length - MAX_NAMED;
  throw new AppError('invalid', `The section “${section.title}” is still used. Remove or detach it there first.`, {
    validationErrors: [...where.slice(0, MAX_NAMED), ...(more > 0 ? [`And ${more} more.`] : [])],
  });
}
