import * as drafts from '#content-store/drafts/content/find-page.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import type { Handler } from '../calls/call-context.ts';
import { checkPayload } from '../calls/payload.ts';
import { requireDomainFor } from '../domains/domain-for.ts';

/** The id of the page that holds this address, or null; an address that no page may have is refused. */
export const checkSlug =
  (db: Db): Handler<'page/checkSlug'> =>
  async ({ slug, id, _id, collection, domainId }, context) => {
    const domain = await requireDomainFor(db, context, domainId);
    const address = { domainId: domain._id, slug: checkPayload(slugSchema, slug), collection };
    return drafts.checkSlug(db, address, id ?? _id);
  };
