import { domainById, publishDomain, saveDomain, unpublishDomain } from '#content-store/drafts/content/domains.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type Domain, domainIdSchema } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import { toSlug } from '#content-store/model/values/slug.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';

/** Adds a domain or changes it; visitors see nothing of it before it is published. */
export const storeDomain: Handler<'config/saveDomain'> = async ({ domain }, { service, caller }) =>
  saveDomain(service.db, await withId(service.db, domain), stampOf(caller));

/** Saves the domain and makes its published pages reachable under its hostnames. */
export const makePublic: Handler<'config/publishDomain'> = async ({ domain }, { service, caller }) => {
  const named = await withId(service.db, domain);
  return service.publishing.commit(() => publishDomain(service.db, named, stampOf(caller)));
};

/** Takes a whole site from visitors; the last one stays. */
export const withdraw: Handler<'config/unpublishDomain'> = ({ domain }, { service, caller }) =>
  service.publishing.commit(() => unpublishDomain(service.db, domain._id, stampOf(caller)));

/** A new domain is called after its name: `Tideline Trust` → `tideline-trust`. Throws `conflict` when that one exists. */
async function withId(db: Db, domain: Omit<Domain, '_id'> & { _id?: string | undefined }): Promise<Domain> {
  const _id = domainIdSchema.safeParse(domain._id ?? toSlug(domain.name).replace(/[/_]/g, '-').slice(0, 40));
  if (!_id.success) throw new AppError('invalid', 'The name of a domain begins with a letter or digit');
  const isTaken = domain._id === undefined && (await domainById(db, _id.data)) !== undefined;
  if (isTaken) throw new AppError('conflict', `There is a domain named ${domain.name} already`);
  return { ...domain, _id: _id.data };
}
