import { SEEDER } from '../../model/people/seeder.ts';
import type { Db } from '../database/open-database.ts';
import { waitingDrafts } from './waiting-drafts.ts';

/** Which of the first steps on a site people have taken; what the site began with does not count. */
export async function firstSteps(db: Db, domainId: string) {
  const pages = db.selectFrom('pageEntries').where('domainId', '=', domainId).select('pageId');
  const versions = db
    .selectFrom('pageHistory')
    .where('collection', '=', 'pages')
    .where('pageId', 'in', pages)
    .select('pageId')
    .limit(1);
  const byPeople = versions.where('updatedBy', '!=', SEEDER);
  const ofSeed = db.selectFrom('pageHistory').where('updatedBy', '=', SEEDER).select('pageId');
  const navigation = db
    .selectFrom('siteDocuments')
    .where((is) => is.and({ domainId, kind: 'navigation', copy: 'draft' }))
    .where('updatedBy', '!=', SEEDER)
    .select('id');
  const [home, added, published, arranged] = await Promise.all([
    byPeople.where('pageId', 'in', pages.where('slug', '=', '')).executeTakeFirst(),
    versions.where('pageId', 'not in', ofSeed).executeTakeFirst(),
    byPeople.where('action', '=', 'publish').executeTakeFirst(),
    navigation.limit(1).executeTakeFirst(),
  ]);
  return {
    hasEditedHome: home !== undefined,
    hasAddedPage: added !== undefined,
    hasEditedNavigation: arranged !== undefined,
    /** Nothing waits either. */
    hasPublished: published !== undefined && (await waitingDrafts(db, domainId)).length === 0,
  };
}
