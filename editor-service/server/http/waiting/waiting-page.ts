import { hash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { escapeXml } from '#content-store/model/values/xml.ts';
import type { StartProgress, StartStep } from '../../runtime/start-progress.ts';
import { themeColours } from './theme-colours.ts';

const { scheme, paper, ink, accent } = themeColours(siteFolder().siteDir);

/** The style of pages that the service writes itself, because there is no site yet whose style they could have. */
const PLAIN_STYLE = `
:root { color-scheme: ${scheme}; background: ${paper}; color: ${ink}; font: 1rem/1.5 system-ui, sans-serif }
body { display: grid; min-block-size: 100vh; margin: 0; place-items: center }
main { inline-size: min(22rem, 100vw - 3rem) }
h1 { margin: 0; font-size: 1.25rem; font-weight: 600; text-wrap: balance; overflow-wrap: anywhere }
p { min-block-size: 1.5em; margin: .25rem 0 1rem; font-variant-numeric: tabular-nums }
progress { inline-size: 100%; accent-color: ${accent} }
`;

/** How a policy names an inline script or style. */
const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** A page in that style; `body` and `head` are markup. */
const plainPage = (title: string, body: string, head = ''): string => `<!doctype html>
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

const policyOf = (...own: string[]): string =>
  [
    "default-src 'none'",
    `style-src ${sourceOf(PLAIN_STYLE)}`,
    ...own,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Sends a sentence: to browsers as a page, to everything else as text. */
export function sendSentence(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const headers = {
    ...(isPage && { 'Content-Security-Policy': policyOf() }),
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Vary: 'Accept',
  };
  response.writeHead(status, headers).end(isPage ? plainPage(text, `<h1>${escapeXml(text)}</h1>`) : text);
}

const SCRIPT = `
const [text, bar] = [document.querySelector('p'), document.querySelector('progress')];
async function look() {
  const response = await fetch(location.href, { headers: { Accept: 'application/json' } }).catch(() => null);
  if (response && response.headers.get('X-Waiting') === null) return location.reload();
  const { what, share } = response ? await response.json() : { what: 'Starting', share: null };
  text.textContent = share === null ? what : what + ', ' + Math.floor(share * 100) + ' %';
  if (share === null) bar.removeAttribute('value');
  else bar.value = share;
  setTimeout(look, 500);
}
setTimeout(look, 500);
`;

const POLICY = policyOf(`script-src ${sourceOf(SCRIPT)}`, "connect-src 'self'");

const HEADERS = {
  'Retry-After': '1',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Waiting': '1',
  Vary: 'Accept',
};

/**
 * Answers 503 while something is being prepared. Browsers get a page that says how far it is and then loads what was asked
 * for, also without script; its script gets the same as JSON, everything else one word.
 */
export function waitingPage(progress: Pick<StartProgress, 'step'>): RequestListener {
  return (request, response) => {
    const { type, body } = answerTo(request, progress.step);
    const policy = type === 'text/html' && { 'Content-Security-Policy': POLICY };
    response.writeHead(503, { ...HEADERS, ...policy, 'Content-Type': `${type}; charset=utf-8` }).end(body);
  };
}

function answerTo({ headers, method }: IncomingMessage, step: StartStep): { type: string; body: string } {
  const { accept = '' } = headers;
  if (accept === 'application/json') return { type: 'application/json', body: JSON.stringify(step) };
  if (accept.includes('text/html') && method === 'GET') return { type: 'text/html', body: pageOf(step) };
  return { type: 'text/plain', body: 'Starting' };
}

const pageOf = ({ what, share }: StartStep): string =>
  plainPage(
    'One moment',
    `<h1 id="title">One moment, please</h1>
<p role="status">${escapeXml(what)}${share === null ? '' : `, ${Math.floor(share * 100)} %`}</p>
<progress aria-labelledby="title"${share === null ? '' : ` value="${share}"`}></progress>
<script>${SCRIPT}</script>`,
    '<noscript><meta http-equiv="refresh" content="2"></noscript>',
  );
