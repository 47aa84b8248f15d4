import type { Page } from '../../model/entities/page.ts';
import { withRedirect } from '../../model/entities/redirect-chain.ts';
import type { Copy } from '../database/content-tables.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { loadSiteDocument, publishSiteDocument, saveSiteDocument } from './site-documents.ts';

/**
 * Publishes a redirect from the old address of a published page to its new one; redirects that editors have only saved
 * stay drafts.
 */
export async function moveAddress(db: Db, before: Page | undefined, after: Page, stamp: Stamp): Promise<void> {
  if (!before || before.slug === after.slug) return;
  const { domainId } = after;
  const moved = { _id: newId(), name: 'Moved page', from: `/${before.slug}`, to: `/${after.slug}` };
  const withMoved = async (copy: Copy) => {
    const document = await loadSiteDocument(db, 'redirects', { domainId }, copy);
    return { ...document, redirects: withRedirect(document.redirects, moved) };
  };
  const draft = await withMoved('draft');
  await publishSiteDocument(db, 'redirects', { domainId }, await withMoved('published'), stamp);
  await saveSiteDocument(db, 'redirects', { domainId }, draft, stamp);
}
