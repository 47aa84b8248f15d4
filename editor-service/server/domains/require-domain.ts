import { domainById } from '#content-store/drafts/content/domains.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Caller } from '../calls/call-context.ts';

/** The domain, for visitors only if it is published. Throws `not-found`. */
export async function requireDomain(db: Db, domainId: string, caller: Caller | null): Promise<Domain> {
  const domain = await domainById(db, domainId, caller ? 'draft' : 'published');
  if (!domain) throw unknownDomain();
  return domain;
}

/** No domain has the id that a call names. */
export function unknownDomain(): AppError {
  return new AppError('not-found', 'This domain could not be found');
}
