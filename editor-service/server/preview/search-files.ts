import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { domainFor } from '../content/domain-for.ts';
import type { Authenticate } from '../http/call-context.ts';
import { builtPathOf } from '../http/static-files/find-file.ts';
import type { SiteFiles } from '../http/static-files/site-files.ts';
import { staticRoute } from '../http/static-files/static-route.ts';

interface Parts {
  db: Db;
  authenticate: Authenticate;
  sites: SiteFiles;
}

/** `/_search/…`: the search index of the request's domain, as its site serves it, for the search page in the canvas. */
export function searchFiles({ db, authenticate, sites }: Parts): RequestHandler {
  const routes = new Map<string, RequestHandler>();
  return async (request, response, next) => {
    const { caller } = await authenticate(request);
    const domain = await domainFor(db, request.hostname, caller);
    if (!domain) return next();
    const route = routes.get(domain._id) ?? staticRoute(join(sites.folder, domain._id));
    routes.set(domain._id, route);
    const path = builtPathOf(request.path);
    if (path !== null) await sites.fetch(domain._id, [path]);
    return route(request, response, next);
  };
}
