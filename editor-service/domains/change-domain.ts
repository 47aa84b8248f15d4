import { publishDomain, saveDomain, unpublishDomain } from '#content-store/drafts/domains.ts';
import { AppError } from '#content-store/error.ts';
import { type Domain, domainIdSchema } from '#content-store/model/domain.ts';
import { toSlug } from '#content-store/model/slug.ts';
import type { Handler } from '../call-context.ts';
import { stampOf } from '../stamp-of.ts';

/** Adds a domain or changes it; visitors see nothing of it before it is published. */
export const storeDomain: Handler<'config/saveDomain'> = ({ domain }, { service, caller }) =>
  saveDomain(service.db, withId(domain), stampOf(caller));

/** Saves the domain and makes its published pages reachable under its hostnames. */
export const makePublic: Handler<'config/publishDomain'> = ({ domain }, { service, caller }) =>
  service.publishing.commit(() => publishDomain(service.db, withId(domain), stampOf(caller)));

/** Takes a whole site from visitors; the last one stays. */
export const withdraw: Handler<'config/unpublishDomain'> = ({ domain }, { service, caller }) =>
  service.publishing.commit(() => unpublishDomain(service.db, domain._id, stampOf(caller)));

/** `Tideline Trust` → `tideline-trust`. */
function withId(domain: Omit<Domain, '_id'> & { _id?: string | undefined }): Domain {
  const _id = domainIdSchema.safeParse(domain._id ?? toSlug(domain.name).replace(/[/_]/g, '-').slice(0, 40));
  if (!_id.success) throw new AppError('invalid', 'The name of a domain begins with a letter or digit');
  return { ...domain, _id: _id.data };
}
