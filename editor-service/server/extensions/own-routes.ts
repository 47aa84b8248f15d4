import { z } from 'zod';
import { type Extension, inBoundary } from '#build/site-folder/load-extensions.ts';
import { requireDomainFor } from '../content/domain-for.ts';
import type { OwnCall } from '../http/mount-calls.ts';
import { networkOf } from '../http/network-of.ts';
import { createFloodLimit } from '../runtime/flood-limit.ts';
import type { Ground } from '../runtime/ground.ts';
import type { ContextOf } from './context-of.ts';

const TIMEOUT_MS = 30_000;

/** The routes of the site folder as calls, with the guards of all others. */
export function createOwnCalls(
  { db, settings }: Pick<Ground, 'db' | 'settings'>,
  contextOf: ContextOf,
  routes: readonly Extension<'routes'>[],
): OwnCall[] {
  const limit = createFloodLimit(db, { isOn: settings.hasRateLimits, name: 'own', times: 100, seconds: 600 });
  return routes.map(({ file, name, value: { method, access, payload, answer } }) => {
    const isPublic = access === 'public';
    return {
      name,
      call: {
        method,
        access,
        payload,
        answer: z.unknown(),
        body: 'plain',
        isStream: false,
        ...(isPublic && FROM_SITES),
      },
      handler: async (sent, context) => {
        const { caller, site, address } = context;
        if (!caller) await limit(`${name} ${networkOf(address)}`);
        const domain = site ?? (await requireDomainFor(db, context));
        const work = async () => {
          const who = caller && { username: caller.username, roles: caller.roles };
          return answer(sent as never, { ...(await contextOf(file, domain._id)), caller: who });
        };
        return (await inBoundary(file, work, TIMEOUT_MS)) ?? {};
      },
    };
  });
}

const FROM_SITES = { fromSites: true } as const;
