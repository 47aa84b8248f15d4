import { pageBySlug } from '#content-store/drafts/find-page.ts';
import { AppError } from '#content-store/error.ts';
import { type Page, type PublishedPage, publishedPageSchema } from '#content-store/model/page.ts';
import { removePrivate } from '#site/blocks/remove-private.ts';
import type { Handler } from '../call-context.ts';
import { requireDomainFor } from '../domains/domain-for.ts';
import { hasPageRole } from './page-roles.ts';

/** The draft for editors who may see it, the published copy for everybody else. */
export const loadPage: Handler<'page/load'> = async ({ slug, collection, domainId }, context) => {
  const { service, caller } = context;
  const domain = await requireDomainFor(context, domainId);
  const page = await pageBySlug(service.db, { domainId: domain._id, slug, collection }, caller ? 'draft' : 'published');
  if (!page || (caller && !hasPageRole(page, 'viewerRoles', caller))) throw notFound();
  return caller ? page : publicCopy(page);
};

/** A page that fails its own validation counts as missing (specification §2). */
function publicCopy(page: Page): PublishedPage {
  const parsed = publishedPageSchema.safeParse({ ...page, contents: removePrivate(page.contents) });
  if (!parsed.success) throw notFound();
  return parsed.data;
}

const notFound = () => new AppError('not-found', 'This page could not be found');
