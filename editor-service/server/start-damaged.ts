import type { RequestListener } from 'node:http';
import { callOf } from '#build/site-folder/command-call.mjs';
import type { DamagedDatabase } from '#content-store/drafts/database/database-error.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { loadSnapshot } from '#content-store/published/snapshot.ts';
import { folderStore } from '#content-store/published/store.ts';
import type { Failure } from '../contract/calls.ts';
import type { Ports } from './http/listen.ts';
import { siteHandler } from './http/site-server/site-handler.ts';
import { siteFilesIn } from './http/static-files/site-files.ts';
import { createLog } from './runtime/log.ts';
import type { Settings } from './runtime/settings.ts';

export const DAMAGED = `The database is damaged. Nothing can be stored until a backup is restored with ${callOf('restore')}.`;

/** Visitors get the site as last built; editors are told how to recover. Nothing is written. */
export async function startDamaged(settings: Settings, damage: DamagedDatabase, { editor, site, metrics }: Ports) {
  const log = createLog(settings.logLevel, settings.logFormat);
  log.fatal({ err: damage }, DAMAGED);
  const domains = await publishedDomains(settings);
  editor.serve(refuseDamaged);
  const domainIdOf = async (name: string) => domains.find(({ hostnames }) => hostnames.includes(name))?._id;
  site?.serve(siteHandler({ sites: siteFilesIn(settings.distDir), domainIdOf }));
  return {
    log,
    editorUrl: editor.url,
    metricsUrl: metrics?.url ?? null,
    siteUrl: site?.url ?? null,
    firstAdministratorLink: null,
    close: async () => {
      await Promise.all([editor, site, metrics].map(async (one) => one?.close(0)));
    },
  };
}

async function publishedDomains({ contentDir }: Settings): Promise<Domain[]> {
  const snapshot = await loadSnapshot(folderStore(contentDir));
  return snapshot.domainIds().flatMap((id) => snapshot.domain(id).domain ?? []);
}

/** Tells editors how to recover. */
export const refuseDamaged: RequestListener = (_request, response) => {
  const failure: Failure = { status: 503, error: { message: DAMAGED } };
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Retry-After': '60' });
  response.end(JSON.stringify(failure));
};
