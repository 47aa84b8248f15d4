import { setActiveDomain } from '#content-store/drafts/people/sessions.ts';
import type { Handler } from '../calls/call-context.ts';
import { domainFor } from './domain-for.ts';
import { requireDomain } from './require-domain.ts';

/** Lets this session work in another domain; other sessions stay where they are. */
export const swapActiveDomain: Handler<'config/swapActiveDomain'> = async ({ domain }, context) => {
  const { service, caller, hostname } = context;
  const newDomain = await requireDomain(service, domain._id, caller);
  const oldDomain = (await domainFor(service, hostname, caller)) ?? null;
  await setActiveDomain(service.db, caller.sessionId, newDomain._id);
  return { newDomain, oldDomain };
};
