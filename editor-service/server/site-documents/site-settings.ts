import { ulid } from 'ulid';
import {
  loadSiteDocument,
  publishSiteDocument,
  type SitePlace,
  saveSiteDocument,
  siteDocument,
} from '#content-store/drafts/content/site-documents.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import type { PostedRedirect, Redirects } from '#content-store/model/entities/redirect.ts';
import { redirectProblems } from '#content-store/model/entities/redirect-chain.ts';
import { emptySiteDocument, type SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import { requireDomain } from '../domains/require-domain.ts';
import { placed } from './site-document-handlers.ts';

/** Keeps the settings with the redirects and categories that come along; a list that is not posted stays as it is. */
export const saveSiteSettings: Handler<'siteSettings/saveSiteSettings'> = async (posted, { service, caller }) => {
  const { domainId } = posted.siteSettings;
  await requireDomain(service, domainId, caller);
  const { place, document } = placed('siteSettings', posted.siteSettings);
  const stamp = stampOf(caller);
  return transact(service.db, async (db) => {
    if (posted.redirects)
      await saveSiteDocument(db, 'redirects', place, redirectsOf(domainId, posted.redirects), stamp);
    if (posted.categories) {
      const categories = { ...emptySiteDocument('categories', domainId), categories: posted.categories };
      await saveSiteDocument(db, 'categories', place, categories, stamp);
    }
    return saveSiteDocument(db, 'siteSettings', place, document, stamp);
  });
};

/** Publishes the posted settings, and the redirects and categories as they were saved last. */
export const publishSiteSettings: Handler<'siteSettings/publishSiteSettings'> = async (posted, { service, caller }) => {
  await requireDomain(service, posted.siteSettings.domainId, caller);
  const { place, document } = placed('siteSettings', posted.siteSettings);
  const stamp = stampOf(caller);
  return service.publishing.commit(() =>
    transact(service.db, async (db) => {
      await publishDraft(db, 'redirects', place, stamp);
      await publishDraft(db, 'categories', place, stamp);
      return publishSiteDocument(db, 'siteSettings', place, document, stamp);
    }),
  );
};

/** The redirects as they were saved last, those of renamed pages among them. */
export const listRedirects: Handler<'redirects/list'> = async ({ domainId }, { service, caller }) => {
  await requireDomain(service, domainId, caller);
  const { redirects } = await loadSiteDocument(service.db, 'redirects', { domainId });
  return { redirects, total: redirects.length };
};

/** The categories as they were saved last. */
export const listCategories: Handler<'categories/list'> = async ({ domainId }, { service, caller }) => {
  await requireDomain(service, domainId, caller);
  const { categories } = await loadSiteDocument(service.db, 'categories', { domainId });
  return { categories };
};

function redirectsOf(domainId: string, posted: readonly PostedRedirect[]): Redirects {
  const redirects = posted.map((redirect) => ({ ...redirect, _id: redirect._id ?? ulid() }));
  const validationErrors = redirectProblems(redirects);
  const [message] = validationErrors;
  if (message) throw new AppError('invalid', message, { validationErrors });
  return { ...emptySiteDocument('redirects', domainId), redirects };
}

async function publishDraft(db: Db, kind: SiteDocumentKind, place: SitePlace, stamp: Stamp): Promise<void> {
  const draft = await siteDocument(db, kind, place);
  if (draft) await publishSiteDocument(db, kind, place, draft, stamp);
}
