import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevSite } from '#build/dev-site/open-dev-site.ts';
import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { readerFor } from '../content/domain-reader.ts';
import { canvasEnvironment } from './canvas-environment.ts';

interface Shown {
  domainId: string;
  /** `/`, `/about/us`. */
  path: string;
  copy: Copy;
  isInCanvas: boolean;
}

export type PagesFromSources = ReturnType<typeof pagesFromSources>;

interface Parts {
  db: Db;
  environment: PublicEnvironment;
  devSite: DevSite;
}

/**
 * Pages rendered from their current sources, for development of the site. Answers the questions of a DevSite's
 * pages from the database. These pages have no Content-Security-Policy.
 */
export function pagesFromSources({ db, environment, devSite }: Parts) {
  return {
    show: async (request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void> => {
      const { domainId, path, copy, isInCanvas } = shown;
      const reader = await readerFor(db, domainId, copy, isInCanvas ? canvasEnvironment(environment) : environment);
      response.setHeader('Cache-Control', 'no-store');
      devSite.show(request, response, path, { reader, canvas: isInCanvas });
    },
    /** Serves the modules that such pages load. */
    serveModule: devSite.serveModule,
  };
}
