import type { IncomingMessage, RequestListener } from 'node:http';
import { escapeXml } from '#content-store/model/values/xml.ts';
import type { StartProgress, StartStep } from '../../runtime/start-progress.ts';
import { PLAIN_STYLE, plainPage, sourceOf } from './plain-page.ts';

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

const POLICY = [
  "default-src 'none'",
  `style-src ${sourceOf(PLAIN_STYLE)}`,
  `script-src ${sourceOf(SCRIPT)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

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
