import { domainById } from '#content-store/drafts/content/domains.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Caller } from '../calls/call-context.ts';
import type { Service } from '../service.ts';

/** The domain, for visitors only if it is published. Throws `not-found`. */
export async function requireDomain({ db }: Service, domainId: string, caller: Caller | null): Promise<Domain> {
  const domain = await domainById(db, domainId, caller ? 'draft' : 'published');
  if (!domain) throw new AppError('not-found', 'This domain could not be found');
  return domain;
}
