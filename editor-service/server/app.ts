import express, { type Express } from 'express';
import { AppError } from '#content-store/model/error.ts';
import { answerFailures } from './http/failure.ts';
import { answerHealth, answerReadiness } from './http/health.ts';
import { mountCalls } from './http/mount-calls.ts';
import { logRequests } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { fileRoute } from './media/file-route.ts';
import { imageRoute } from './media/image-route.ts';
import { mediaRoute } from './media/media-route.ts';
import { canvasRoute } from './preview/canvas-route.ts';
import { shellRoute } from './preview/shell.ts';
import type { Service } from './service.ts';
import { staticRoute } from './static-files/static-route.ts';

/** The editing service: calls, the editor's files, previews, and the shell at every address of a page. */
export function createApp(service: Service): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', service.settings.trustProxy);
  app.use(logRequests(service.log));
  app.use('/api', mountCalls(service));
  app.use(securityHeaders);
  app.get(['/health', '/healthz'], answerHealth);
  app.get('/readyz', answerReadiness(service));
  app.use('/_editor', staticRoute(service.editorDir));
  app.use('/_media', mediaRoute(service));
  app.use('/_files', fileRoute(service));
  app.use('/image', imageRoute(service));
  app.use(staticRoute(service.siteAssetsDir));
  app.get(['/_canvas', '/_canvas/{*slug}'], canvasRoute(service));
  app.get('/{*slug}', shellRoute(service));
  app.use(refuse);
  app.use(answerFailures(service.log));
  return app;
}

function refuse(): never {
  throw new AppError('not-found', 'This page could not be found');
}
