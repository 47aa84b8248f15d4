import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevSite } from '#build/dev-site/dev-site.ts';
import { draftsReader } from '#content-store/drafts/content/reader.ts';
import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { publicContent } from '#site/content/public-content.ts';
import { domainEnvironment } from '../domains/domain-environment.ts';

interface Shown {
  domainId: string;
  /** `/`, `/about/us`. */
  path: string;
  copy: Copy;
  isInCanvas: boolean;
}

/** Pages rendered from their current sources, for development of the site. */
export interface PagesFromSources {
  show(request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void>;
  /** Serves the modules that such pages load. */
  serveModule: DevSite['serveModule'];
}

interface Parts {
  db: Db;
  environment: PublicEnvironment;
  devSite: DevSite;
}

/** Answers the questions of a DevSite's pages from the database. These pages have no Content-Security-Policy. */
export function pagesFromSources({ db, environment, devSite }: Parts): PagesFromSources {
  return {
    show: async (request, response, { domainId, path, copy, isInCanvas }) => {
      const ofDomain = await domainEnvironment(db, domainId, copy, environment);
      const reader = draftsReader(db, domainId, ofDomain, copy, publicContent);
      response.setHeader('Cache-Control', 'no-store');
      devSite.show(request, response, path, { reader, canvas: isInCanvas });
    },
    serveModule: devSite.serveModule,
  };
}
