import type { Db } from '#content-store/drafts/database/open-database.ts';
import { draftTextBySlug } from '#content-store/drafts/pages/draft-text.ts';
import { type PageAddress, pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { type Page, type PublishedPage, publishedPageSchema } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { publicContent } from '#site/content/public-content.ts';
import { JsonText } from '../../contract/answers.ts';
import { requireDomainFor } from '../content/domain-for.ts';
import type { Caller, Handler } from '../http/call-context.ts';
import { hasPageRole } from '../people/page-roles.ts';

/** The draft for editors who may view it, the published copy for visitors. */
export const loadPage =
  (db: Db): Handler<'page/load'> =>
  async ({ slug, collection, domainId }, context) => {
    const { caller } = context;
    const domain = await requireDomainFor(db, context, domainId);
    const address = { domainId: domain._id, slug, collection };
    return caller ? draftFor(caller, db, address) : publicCopy(db, address);
  };

async function draftFor(caller: Caller, db: Db, address: PageAddress): Promise<JsonText<Page>> {
  const draft = await draftTextBySlug(db, address);
  if (!draft) throw notFound();
  const isAllowed =
    !draft.hasViewerRoles || hasPageRole(JSON.parse(draft.text.toString()) as Page, 'viewerRoles', caller);
  if (!isAllowed) throw notFound();
  return new JsonText(draft.text);
}

/** A page that fails its own validation counts as missing. */
async function publicCopy(db: Db, address: PageAddress): Promise<PublishedPage> {
  const page = await pageBySlug(db, address, 'published');
  const parsed = publishedPageSchema.safeParse(page && { ...page, ...publicContent(page) });
  if (!parsed.success) throw notFound();
  return parsed.data;
}

const notFound = () => new AppError('not-found', 'This page could not be found');
