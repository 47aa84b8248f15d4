import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeXml } from '#content-store/model/values/xml.ts';

/** The look of pages that the service writes itself: where there is no site, there is no page of a site either. */
export const PLAIN_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { display: grid; min-block-size: 100vh; margin: 0; place-items: center }
main { inline-size: min(22rem, 100vw - 3rem) }
h1 { margin: 0; font-size: 1.25rem; font-weight: 600; text-wrap: balance; overflow-wrap: anywhere }
p { min-block-size: 1.5em; margin: .25rem 0 1rem; font-variant-numeric: tabular-nums }
progress { inline-size: 100%; accent-color: light-dark(#5b3a8c, #c3a6f2) }
`;

/** How a policy names an inline script or style. */
export const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** A page in that look; `body` and `head` are markup. */
export const plainPage = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${head}
<title>${escapeXml(title)}</title>
<style>${PLAIN_STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

const POLICY = [
  "default-src 'none'",
  `style-src ${sourceOf(PLAIN_STYLE)}`,
  "base-uri 'none'",
  "frame-ancestors 'self'",
];

/** Sends a sentence: to browsers as a page, to everything else as text. */
export function sendSentence(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const headers = {
    ...(isPage && { 'Content-Security-Policy': POLICY.join('; ') }),
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Vary: 'Accept',
  };
  response.writeHead(status, headers).end(isPage ? plainPage(text, `<h1>${escapeXml(text)}</h1>`) : text);
}
