import { listDomains, publishDomain, saveDomain } from '#content-store/drafts/content/domains.ts';
import { domainSchema } from '#content-store/model/entities/domain.ts';
import { checkPayload } from '../calls/payload.ts';
import type { Collection } from './collections.ts';

export const domains: Collection = {
  async *read({ db }, copy) {
    yield* await listDomains(db, copy);
  },
  async write({ db }, document, { stamp, publish }) {
    const domain = checkPayload(domainSchema, document);
    await (publish ? publishDomain(db, domain, stamp) : saveDomain(db, domain, stamp));
  },
};
