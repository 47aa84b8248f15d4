import type { RequestHandler } from 'express';

type Header = readonly [name: string, value: string];

/** Headers of every answer. Search engines are kept out: the pages for them are on the site. */
const answerHeaders: readonly Header[] = [
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  // YouTube's player refuses to start without a referrer.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Robots-Tag', 'noindex'],
];

/** Headers of documents. X-Download-Options and the like are not here: they are for Internet Explorer 8 and Flash. */
const documentHeaders: readonly Header[] = [
  ...answerHeaders,
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-DNS-Prefetch-Control', 'off'],
  ['X-XSS-Protection', '0'],
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
export const securityHeaders = setting(documentHeaders);

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
