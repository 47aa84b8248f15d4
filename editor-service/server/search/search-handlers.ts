import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageById } from '#content-store/drafts/content/find-page.ts';
import { queueDelivery } from '#content-store/drafts/database/outbox.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { pagePath } from '#content-store/model/published/published-path.ts';
import { isAbsent } from '#content-store/published/read.ts';
import { searchSite } from '#content-store/search/search-site.ts';
import type { CallContext, Handler } from '../calls/call-context.ts';
import { domainFor } from '../domains/domain-for.ts';
import { requireDomain } from '../domains/require-domain.ts';

/** Answers from the files that the site's own search reads: published texts alone, whoever asks. */
export const querySearch: Handler<'search/query'> = async ({ q, domainId, first }, context) => {
  const { service, caller, hostname } = context;
  const domain = domainId ? await requireDomain(service, domainId, caller) : await domainFor(service, hostname, caller);
  if (!domain) throw new AppError('not-found', 'There is no site at this address');
  const folder = join(service.settings.distDir, domain._id, '_search');
  return searchSite(q, (name) => readIfThere(join(folder, name)), first);
};

/** Has a published page indexed again, as it is published. Throws `not-found` for any other. */
export const indexPage: Handler<'search/indexItem'> = async ({ _id }, context) => {
  const page = await pageById(context.service.db, { _id }, 'published');
  if (!page) throw new AppError('not-found', 'This page is not published');
  await deliverAgain(page, context);
  return {};
};

/** Has the index follow what is published: a page that still is stays in it. */
export const unindexPage: Handler<'search/deleteItem'> = async ({ _id }, context) => {
  const page = await pageById(context.service.db, { _id });
  if (page) await deliverAgain(page, context);
  return {};
};

function deliverAgain({ _id, domainId }: Page, { service }: CallContext): Promise<void> {
  const at = new Date().toISOString();
  return service.publishing.commit(() => queueDelivery(service.db, { domainId, path: pagePath(domainId, _id) }, at));
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
