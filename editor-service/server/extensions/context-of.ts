import type { ServerContext } from '#site/extend/server-context.ts';
import { readerFor } from '../content/domain-for.ts';
import type { Ground } from '../runtime/ground.ts';

/** What a file of the site folder works with, for one domain. */
export async function contextOf(
  { db, log, environment }: Ground,
  file: string,
  domainId: string,
): Promise<ServerContext> {
  const reader = await readerFor(db, domainId, 'published', environment);
  return { domainId, reader, log: (sentence) => log.info({ event: 'site folder', file }, sentence) };
}
