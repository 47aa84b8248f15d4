import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { publishedAddresses } from '#content-store/drafts/pages/published-addresses.ts';
import { loadSiteDocument, saveSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { PostedRedirect, Redirects } from '#content-store/model/entities/redirect.ts';
import { redirectProblems } from '#content-store/model/entities/redirect-chain.ts';
import { emptySiteDocument } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import { decoded } from '#content-store/model/values/address-encoding.ts';
import { type Handler, stampOf } from '../http/call-context.ts';
import { type PublishParts, placed, publishDocument } from './site-document.ts';

/** Saves the settings with the posted redirects and categories; a list that is not posted stays unchanged. */
export const saveSiteSettings =
  (db: Db): Handler<'siteSettings/saveSiteSettings'> =>
  async (posted, { caller }) => {
    const { domainId } = posted.siteSettings;
    const { place, document } = await placed(db, 'siteSettings', posted.siteSettings, caller);
    const stamp = stampOf(caller);
    return transact(db, async (transaction) => {
      if (posted.redirects) {
        const redirects = redirectsOf(domainId, posted.redirects);
        await requireFreeAddresses(transaction, redirects);
        await saveSiteDocument(transaction, 'redirects', place, redirects, stamp);
      }
      if (posted.categories) {
        const categories = { ...emptySiteDocument('categories', domainId), categories: posted.categories };
        await saveSiteDocument(transaction, 'categories', place, categories, stamp);
      }
      return saveSiteDocument(transaction, 'siteSettings', place, document, stamp);
    });
  };

/** Publishes the posted settings, and the redirects and categories as last saved. */
export const publishSiteSettings =
  (parts: PublishParts): Handler<'siteSettings/publishSiteSettings'> =>
  ({ siteSettings }, context) =>
    publishDocument(parts, 'siteSettings', siteSettings, context, ['redirects', 'categories']);

function redirectsOf(domainId: string, posted: readonly PostedRedirect[]): Redirects {
  const redirects = posted.map((redirect) => ({ ...redirect, _id: redirect._id ?? newId() }));
  const validationErrors = redirectProblems(redirects);
  const [message] = validationErrors;
  if (message) throw new AppError('invalid', message, { validationErrors });
  return { ...emptySiteDocument('redirects', domainId), redirects };
}

/** Throws AppError `invalid` for a new redirect from the address of a published page: it would never take effect. */
async function requireFreeAddresses(db: Db, { domainId, redirects }: Redirects): Promise<void> {
  const stored = await loadSiteDocument(db, 'redirects', { domainId });
  const known = new Set(stored.redirects.map(({ from }) => from));
  const added = redirects.flatMap(({ from }) => (known.has(from) ? [] : decoded(from).slice(1)));
  const taken = await publishedAddresses(db, domainId, added);
  const validationErrors = taken.map(
    (slug) =>
      `/${slug} is the address of a page, which takes precedence over a redirect: change the page’s address or unpublish it first`,
  );
  const [message] = validationErrors;
  if (message) throw new AppError('invalid', message, { validationErrors });
}
