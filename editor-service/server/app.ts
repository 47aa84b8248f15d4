import { join } from 'node:path';
import express, { type Express } from 'express';
import { AppError } from '#content-store/model/error.ts';
import { domainOfOrigin } from './content/domain-for.ts';
import { createHandlers } from './handlers.ts';
import { answerFailures } from './http/failure.ts';
import { requireKnownHost } from './http/known-hosts.ts';
import { mountCalls } from './http/mount-calls.ts';
import { logRequests } from './http/request-log.ts';
import { callHeaders, securityHeaders } from './http/security-headers.ts';
import { staticRoute } from './http/static-files/static-route.ts';
import { imageRoute } from './media/image-route.ts';
import { fileRoute, mediaRoute } from './media/media-routes.ts';
import { answerHealth, answerReadiness } from './operations/health.ts';
import { measureRequests } from './operations/metrics/http-metrics.ts';
import type { Parts } from './parts.ts';
import { createAuthenticate } from './people/create-authenticate.ts';
import { createTokenLimits } from './people/guess-limit.ts';
import { createTokenCallers } from './people/token-callers.ts';
import { canvasRoute } from './preview/canvas-route.ts';
import { createPreviewOf } from './preview/links/preview-of.ts';
import { previewRoutes } from './preview/links/preview-route.ts';
import { searchFiles } from './preview/search-files.ts';
import { shellRoute } from './preview/shell.ts';

/** The editing service: calls, the editor's files, previews, and the shell at every page address. */
export function createApp(parts: Parts): Express {
  const { settings, log, db, environment, publicEditorUrl } = parts.ground;
  const { stop, tokens, previewTokens, audit, publishing, previews, sources, sites, variants, uploads } = parts;
  const stopping = stop.signal;
  const { authDays, compiledDir } = settings;
  const { originals } = uploads;
  const editorDir = join(compiledDir, 'editor');
  const handlers = createHandlers(parts);
  const authenticate = createAuthenticate(
    db,
    tokens,
    createTokenCallers(db, createTokenLimits(db, settings.hasRateLimits)),
  );
  const previewOf = createPreviewOf(db, previewTokens);
  const preview = previewRoutes({ db, previews, previewOf, authenticate, environment });
  const siteAt = (origin: string) => domainOfOrigin(db, environment.siteUrl, origin);

  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', settings.trustProxy);
  app.use(logRequests(log));
  if (parts.metrics) app.use(measureRequests(parts.metrics));
  app.get(['/health', '/healthz'], securityHeaders, answerHealth);
  app.get('/readyz', securityHeaders, answerReadiness(publishing.waiting, stopping));
  app.use(requireKnownHost({ settings, addresses: [publicEditorUrl, environment.apiUrl] }));
  app.use('/api', callHeaders, mountCalls({ handlers, authenticate, siteAt, audit, uploads, authDays, stopping }));
  app.use(securityHeaders);
  if (sources) app.use(sources.serveModule);
  app.use('/_editor', staticRoute(editorDir));
  app.get('/_media/:name', mediaRoute(authenticate, previewOf, variants));
  app.get('/_files/:id/:name', fileRoute({ db, authenticate, originals }));
  app.get('/image/:imageId', imageRoute({ db, log, authenticate, originals, images: variants.folder }));
  app.use(staticRoute(join(compiledDir, 'site', 'client')));
  app.get('/_search/{*file}', searchFiles({ db, authenticate, sites }));
  app.get(['/_canvas', '/_canvas/{*slug}'], canvasRoute({ db, log, authenticate, previews, sources, environment }));
  app.get('/_preview/:token', preview.atToken);
  app.get('/{*slug}', preview.atSlug, shellRoute({ db, authenticate, previews, environment, editorDir }));
  app.use(refuse);
  app.use(answerFailures(log));
  return app;
}

function refuse(): never {
  throw new AppError('not-found', 'This page could not be found');
}
