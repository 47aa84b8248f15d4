import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { pageDraft } from '#content-store/testing/documents.ts';

/** `node save-alternately.ts FILE`: saves the home page alternately in two versions until it is killed. */
const db = await openDatabase(process.argv[2] ?? '');
const page = await pageBySlug(db, { domainId: 'main', slug: '' });
if (!page) throw new Error('The database has no home page');
for (let round = 0; ; round += 1) {
  const version = round % 2 === 0 ? 'one' : 'two';
  const draft = pageDraft({ slug: '', title: version, tags: [`Version:${version}`], keywords: version });
  await savePage(db, { _id: page._id }, draft, { at: new Date().toISOString(), by: version });
}
