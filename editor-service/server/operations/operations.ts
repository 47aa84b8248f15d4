import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';
import { countWaiting } from '#content-store/drafts/forms/due-mails.ts';
import { listDomains } from '#content-store/drafts/site/domains.ts';
import type { PublishEvent } from '../../contract/calls.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Ground } from '../runtime/ground.ts';
import { startRetention } from './retention/start-retention.ts';
import { loadSystem, operatorWarnings, unservedAddresses } from './system/operator-warnings.ts';

interface Needs {
  publishing: {
    events: { subscribe(listener: (event: PublishEvent) => void): unknown };
    /** What is not live yet. */
    waiting: () => Promise<{ waiting: number; isComparing: boolean; pictures: number }>;
    /** Whether this instance is the one that writes the site. */
    isOurs: () => boolean;
  };
  hasMetrics: boolean;
  /** Aborted when the service begins to stop. */
  stopping: AbortSignal;
}

/** What is for the operator of the service: its health, metrics and warnings, and the deletion of what is old. */
export async function openOperations({ settings, db, log, now }: Ground, needs: Needs) {
  const { publishing, hasMetrics, stopping } = needs;
  const { events, waiting, isOurs } = publishing;
  const metrics = hasMetrics
    ? (await import('./metrics/create-metrics.ts')).createMetrics({
        waitingDocuments: async () => (await waiting()).waiting,
        waitingMails: () => countWaiting(db),
        delivers: isOurs,
      })
    : undefined;
  let retention: ReturnType<typeof startRetention> | undefined;
  /** The domains whose folder in `dist` is gone, although this service has nothing left to deliver. */
  const missingSites = async (): Promise<string[]> => {
    if (settings.storage || !isOurs()) return [];
    const published = await listDomains(db, 'published');
    return published.map(({ _id }) => _id).filter((id) => !existsSync(join(settings.distDir, id)));
  };
  return {
    calls: { 'system/load': loadSystem({ db, settings, now }) },
    /** Mount them first, so that no host is refused. */
    routes: (app: Express): void => {
      if (metrics) app.use(metrics.measureRequests);
      // The process is up.
      app.get(['/health', '/healthz'], securityHeaders, (_request, response) => {
        response.setHeader('Cache-Control', 'no-store').json({ status: 'ok' });
      });
      /**
       * The service is ready if its database can be read, and what it has delivered is there. `waiting` counts the
       * documents that are not live yet; while `comparing`, right after a start, more of them may be found, and a publish waits.
       * `pictures` counts those of a first build that are still to be made; a visitor who asks for one waits for it.
       */
      app.get('/readyz', securityHeaders, async (_request, response) => {
        response.setHeader('Cache-Control', 'no-store');
        const { waiting: count, isComparing, pictures } = await waiting();
        const about = { waiting: count, ...(isComparing && { comparing: true }), ...(pictures > 0 && { pictures }) };
        const missing = count > 0 || isComparing ? [] : await missingSites();
        if (stopping.aborted) response.status(503).json({ status: 'stopping', ...about });
        else if (missing.length > 0) response.status(503).json({ status: 'missing', missing, ...about });
        else response.json({ status: 'ready', ...about });
      });
    },
    /** For a port of its own. */
    answerMetrics: metrics?.answer,
    /** Call it when publishing has started: its first build is not measured. */
    start: async (): Promise<void> => {
      if (metrics) events.subscribe(metrics.notePublish);
      retention = startRetention({ db, log, settings, now, isOurs, metrics });
      for (const warning of await operatorWarnings(db, settings, now())) log.warn(warning);
      for (const address of await unservedAddresses(db, settings)) log.info(address);
    },
    stop: async (): Promise<void> => retention?.close(),
  };
}
