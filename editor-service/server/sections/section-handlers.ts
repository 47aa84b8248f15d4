import { listSections, usesOfSections } from '#content-store/drafts/content/sections.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import { requireDomain } from '../domains/domain-for.ts';
import { hasPageRole } from '../roles/page-roles.ts';

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
