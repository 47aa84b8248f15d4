import type { Page } from '../../model/entities/page.ts';
import { sectionIdsIn } from '../../model/entities/section.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import type { Db } from '../database/open-database.ts';

/** The sections of a domain, as drafts. */
export async function listSections(db: Db, domainId: string): Promise<Page[]> {
  const rows = await db
    .selectFrom('pages')
    .where((is) => is.and({ domainId, collection: 'sections', copy: 'draft' }))
    .select('document')
    .execute();
  return rows.map(({ document }) => storedPage(document));
}

/** A page or section that shows a section, with the name of a section. */
export interface SectionUse {
  _id: string;
  collection: 'pages' | 'sections';
  slug: string;
  name: string;
}

/** The pages and sections whose draft or published copy shows a section, by address; each once. */
export async function sectionUses(db: Db, { _id, domainId }: Pick<Page, '_id' | 'domainId'>): Promise<SectionUse[]> {
  const uses = await usesOfSections(db, domainId, _id);
  return uses.get(_id) ?? [];
}

/** Who shows each section of a domain, by the section's id; only that of one section if its id is given. */
export async function usesOfSections(db: Db, domainId: string, sectionId = ''): Promise<Map<string, SectionUse[]>> {
  const rows = await db
    .selectFrom('pages')
    .where('domainId', '=', domainId)
    .where('collection', 'in', ['pages', 'sections'])
    .where('copy', 'in', ['draft', 'published'])
    .where('document', 'like', `%"sectionId":"${sectionId}%`)
    .select(['id', 'collection', 'slug', 'document'])
    .orderBy('collection')
    .orderBy('slug')
    .execute();
  const uses = new Map<string, Map<string, SectionUse>>();
  for (const { id, collection, slug, document } of rows) {
    if (collection === 'listings') continue;
    const page = storedPage(document);
    for (const shown of sectionIdsIn(page.contents)) {
      const ofSection = uses.get(shown) ?? new Map<string, SectionUse>();
      uses.set(shown, ofSection.set(`${collection} ${id}`, { _id: id, collection, slug, name: page.title }));
    }
  }
  return new Map(Array.from(uses, ([shown, ofSection]) => [shown, [...ofSection.values()]]));
}
