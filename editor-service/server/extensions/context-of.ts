import type { ServerContext } from '#site/extend/server-context.ts';
import { readerFor } from '../content/domain-for.ts';
import type { Ground } from '../runtime/ground.ts';

/** What a file of the site folder works with, for one domain. */
export type ContextOf = (file: string, domainId: string) => Promise<ServerContext>;

export const createContextOf =
  ({ db, log, environment }: Ground): ContextOf =>
  async (file, domainId) => ({
    domainId,
    reader: await readerFor(db, domainId, 'published', environment),
    log: (sentence) => log.info({ event: 'site folder', file }, sentence),
  });
