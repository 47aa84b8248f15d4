import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import express, { type Express } from 'express';
import { type Db, engineFor, isShared } from '#content-store/drafts/database/open-database.ts';
import { listDomains } from '#content-store/drafts/site/domains.ts';
import { AppError } from '#content-store/model/error.ts';
import { domainOfOrigin, requireDomainIn } from './content/domain-for.ts';
import type { Audit, Authenticate, Caller, Handlers } from './http/call-context.ts';
import { answerFailures } from './http/failure.ts';
import { mountCalls, type OwnCall } from './http/mount-calls.ts';
import type { UploadFolder } from './http/request-body.ts';
import { logRequests } from './http/request-log.ts';
import { requireKnownHost } from './http/same-origin.ts';
import { callHeaders, securityHeaders } from './http/security-headers.ts';
import { lastKnown } from './http/site-server/last-known.ts';
import { siteHandler } from './http/site-server/site-handler.ts';
import { staticRoute } from './http/static-files/send-content.ts';
import type { SiteFiles } from './http/static-files/site-files.ts';
import { waitingPage } from './http/waiting/waiting-page.ts';
import { type PagesFromSources, siteFromSources } from './preview/pages-from-sources.ts';
import type { Ground } from './runtime/ground.ts';
import type { StartProgress } from './runtime/start-progress.ts';

/** A subject with routes of its own. */
interface HasRoutes {
  routes: (app: Express) => void;
}

interface EditorNeeds {
  handlers: Handlers;
  ownCalls: readonly OwnCall[];
  audit: Audit;
  authenticate: Authenticate;
  people: HasRoutes;
  operations: HasRoutes;
  media: HasRoutes & { uploads: UploadFolder };
  publishing: HasRoutes;
  preview: HasRoutes & { sources: PagesFromSources | undefined };
  stopping: AbortSignal;
}

/** The editing service: calls, the editor's files, previews, and the shell at every page address. Their order matters. */
export function answerEditors(ground: Ground, needs: EditorNeeds): RequestListener {
  const { settings, log, db, environment, publicEditorUrl } = ground;
  const { handlers, ownCalls, audit, authenticate, people, operations, media, publishing, preview, stopping } = needs;
  const { authDays, compiledDir } = settings;
  const { uploads } = media;
  const siteAt = (origin: string) => domainOfOrigin(db, environment.siteUrl, origin);
  const checkDomain = (payload: unknown, caller: Caller | null) => requireDomainIn(db, payload, caller);
  const callNeeds = { handlers, ownCalls, authenticate, siteAt, checkDomain, audit, uploads, authDays, stopping };

  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', settings.trustProxy);
  app.use(logRequests(log));
  operations.routes(app);
  app.use(requireKnownHost({ settings, addresses: [publicEditorUrl, environment.apiUrl] }));
  app.use('/api', callHeaders, mountCalls(callNeeds));
  app.use(securityHeaders);
  people.routes(app);
  if (preview.sources) app.use(preview.sources.serveModule);
  app.use('/_editor', staticRoute(join(compiledDir, 'editor')));
  media.routes(app);
  app.use(staticRoute(join(compiledDir, 'site', 'client')));
  publishing.routes(app);
  preview.routes(app);
  app.use(refuse);
  app.use(answerFailures(log));
  return upToDate(db, app);
}

/** No request reads what is older than itself: it knows the account that a command made before. */
function upToDate(db: Db, answer: RequestListener): RequestListener {
  return (request, response) => {
    engineFor(db).readAnew();
    answer(request, response);
  };
}

function refuse(): never {
  throw new AppError('not-found', 'This page could not be found');
}

interface VisitorNeeds {
  sites: SiteFiles;
  /** Only in development. */
  sources: PagesFromSources | undefined;
  progress: StartProgress;
  makePicture: (domainId: string, path: string) => Promise<void>;
}

/** The static server. */
export function answerVisitors(db: Db, { sites, sources, progress, makePicture }: VisitorNeeds): RequestListener {
  const domainIdOf = publishedDomainOf(db);
  const built = siteHandler({ sites, domainIdOf, whileBuilding: waitingPage(progress), makePicture });
  return upToDate(db, sources ? siteFromSources({ built, sources, sites, domainIdOf }) : built);
}

/** The published domain of a hostname; visitors need it, and do without a database that is away. */
function publishedDomainOf(db: Db): (hostname: string) => Promise<string | undefined> {
  const ask = () => listDomains(db, 'published');
  const domains = isShared(db) ? lastKnown(ask) : ask;
  return async (hostname) => (await domains()).find(({ hostnames }) => hostnames.includes(hostname.toLowerCase()))?._id;
}
