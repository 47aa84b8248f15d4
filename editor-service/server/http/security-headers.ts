import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

type Header = readonly [name: string, value: string];

const helmetHeaders = headersOf(
  helmet({
    contentSecurityPolicy: false,
    frameguard: false,
    // YouTube's player refuses to start without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // They are for Internet Explorer 8 and Flash, which are gone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  }),
);

/** Helmet's headers are the same for every request, so they are computed once. */
function headersOf(ask: ReturnType<typeof helmet>): Header[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  ask(response.req, response, () => {});
  return Object.entries(response.getHeaders()).map(([name, value]): Header => [name, String(value)]);
}

/** These apply to every answer, the others only to documents. */
const FOR_ALL = ['cross-origin-resource-policy', 'referrer-policy', 'x-content-type-options'];

/** Headers of every answer. Search engines are kept out: the pages for them are on the site. */
const answerHeaders: readonly Header[] = [
  ...helmetHeaders.filter(([name]) => FOR_ALL.includes(name)),
  ['X-Robots-Tag', 'noindex'],
];

/** HSTS is for https only: on plain http it would lock out services without a certificate. */
const transportHeader: Header = ['Strict-Transport-Security', 'max-age=31536000'];

const setting =
  (headers: readonly Header[]): RequestHandler =>
  (request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.secure) response.setHeader(...transportHeader);
    next();
  };

/** Sets the headers of everything but calls; pages of the site have their own Content-Security-Policy. */
export const securityHeaders = setting([...helmetHeaders, ...answerHeaders]);

/** Sets the headers of every answer to a call. */
export const callHeaders = setting([...answerHeaders, ['Cache-Control', 'no-store']]);

const SHELL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Dialogs and the rich text editor add <style> elements while they run.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of the editor's shell: it cannot be framed, and an address with a token is never sent as a referrer. */
export const shellHeaders = {
  'Content-Security-Policy': SHELL_POLICY,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};
