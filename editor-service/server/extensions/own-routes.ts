import { z } from 'zod';
import { type Extension, inBoundary } from '#build/site-folder/load-extensions.ts';
import { requireDomainFor } from '../content/domain-for.ts';
import type { OwnCall } from '../http/mount-calls.ts';
import { networkOf } from '../http/network-of.ts';
import { createFloodLimit } from '../runtime/flood-limit.ts';
import type { Ground } from '../runtime/ground.ts';
import { contextOf } from './context-of.ts';

const TIMEOUT_MS = 30_000;
const COMMON = { answer: z.unknown(), body: 'plain', isStream: false } as const;

/** The routes of the site folder as calls, with the guards of all others. */
export function createOwnCalls(ground: Ground, routes: readonly Extension<'routes'>[]): OwnCall[] {
  const { db, settings } = ground;
  const limit = createFloodLimit(db, { isOn: settings.hasRateLimits, name: 'own', times: 100, seconds: 600 });
  return routes.map(({ file, name, value: { method, access, payload, answer } }) => ({
    path: `own/${name}`,
    call: { ...COMMON, method, access, payload, ...(access === 'public' && { fromSites: true }) },
    handler: async (sent, context) => {
      const { caller, site, address } = context;
      if (!caller) await limit(`${name} ${networkOf(address)}`);
      const { _id: domainId } = site ?? (await requireDomainFor(db, context));
      const who = caller && { username: caller.username, roles: caller.roles };
      const given = { ...(await contextOf(ground, file, domainId)), caller: who };
      return (await inBoundary(file, () => answer(sent as never, given), TIMEOUT_MS)) ?? {};
    },
  }));
}
