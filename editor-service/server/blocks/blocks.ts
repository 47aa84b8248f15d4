import { changePattern, deletePattern, insertPattern, listPatterns } from '#content-store/drafts/blocks/patterns.ts';
import { listSections, sectionUses, usesOfSections } from '#content-store/drafts/blocks/sections.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { type Handlers, stampOf } from '../http/call-context.ts';
import { hasPageRole } from '../people/page-roles.ts';
import type { Ground } from '../runtime/ground.ts';

/** Blocks that several pages share: sections, and the patterns that pages begin with. */
export const openBlocks = ({ db }: Ground) => ({
  calls: {
    /** Everything else about sections is done by the calls of pages. */
    'section/list': async ({ domainId }, { caller }) => {
      const sections = await listSections(db, domainId);
      const uses = await usesOfSections(db, domainId);
      return sections
        .filter((section) => hasPageRole(section, 'viewerRoles', caller))
        .map(({ _id, title: name, published, updatedAt }) => {
          return { _id, name, published, updatedAt, uses: uses.get(_id)?.length ?? 0 };
        })
        .toSorted((one, other) => one.name.localeCompare(other.name));
    },

    'pattern/list': ({ domainId }) => listPatterns(db, domainId),

    'pattern/save': async ({ domainId, _id, name, contents: posted }, { caller }) => {
      const contents = posted && cleaned(posted);
      const stamp = stampOf(caller);
      if (_id !== undefined) return changePattern(db, { _id, domainId }, { name, contents }, stamp);
      if (!contents) throw new AppError('invalid', 'Choose what goes into the pattern');
      return insertPattern(db, { domainId, name, contents }, stamp);
    },

    'pattern/delete': async ({ domainId, _id }) => {
      await deletePattern(db, { _id, domainId });
      return { _id };
    },
  } satisfies Partial<Handlers>,
});

/** As many as a person reads. */
const MAX_NAMED = 20;

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

/** The blocks as a page would store them. Throws AppError `invalid` with a sentence for each mistake. */
export function cleaned(posted: readonly unknown[]): ContentItem[] {
  const { contents, errors } = cleanContents(posted);
  if (errors.length === 0) return contents;
  throw new AppError('invalid', 'These components have errors and were not saved', { validationErrors: errors });
}
