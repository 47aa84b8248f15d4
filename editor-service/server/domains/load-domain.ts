import { listDomains } from '#content-store/drafts/content/domains.ts';
import { publicDomainSchema } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handler } from '../calls/call-context.ts';
import { domainFor } from './domain-for.ts';

/** The domain of a hostname. Editors get every domain and the one they work in; visitors the public fields of theirs. */
export const loadDomain: Handler<'config/loadDomain'> = async (payload, { service, caller, hostname }) => {
  const domain = await domainFor(service, payload.hostname ?? hostname, caller);
  if (!domain) throw new AppError('not-found', 'There is no site at this address');
  if (caller) return { domain, domains: [...(await listDomains(service.db))] };
  const known = publicDomainSchema.parse(domain);
  return { domain: known, domains: [known] };
};
