import type { PublicEnvironment } from '#content-store/model/published/reader.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Players that blocks may embed: Media, AudioPlayer, Flipsnack. */
const PLAYERS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://*.castos.com',
  'https://flipsnack.com',
  'https://*.flipsnack.com',
];

/** The origins a tag manager loads from and reports to (Google's own list, without what would allow inline scripts). */
const TAG_MANAGER = 'https://*.googletagmanager.com';
/** The origins of the captcha's script and frame. */
const CAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The Content-Security-Policy of public pages: the compiled scripts and styles, the addresses of the environment, and
 * nothing else. It is the same for every page of a domain.
 */
export function contentSecurityPolicy(compiled: string, environment: PublicEnvironment): string {
  const { apiUrl, imageBaseUrl, gtmId, recaptchaSiteKey } = environment;
  const tracking = gtmId ? [TAG_MANAGER, ...ANALYTICS] : [];
  const captcha = recaptchaSiteKey ? CAPTCHA : [];
  const scripts = ['script-src', ...(gtmId ? [TAG_MANAGER] : []), ...captcha].join(' ');
  return [
    "default-src 'self'",
    ...directives(compiled.replace('script-src', scripts)),
    ['img-src', "'self'", 'data:', originOf(imageBaseUrl), ...tracking].filter(Boolean).join(' '),
    ['connect-src', "'self'", originOf(apiUrl), ...tracking].filter(Boolean).join(' '),
    ['frame-src', ...PLAYERS, ...captcha].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
    .filter(Boolean)
    .join('; ');
}

const directives = (policy: string): string[] => policy.split(';').map((directive) => directive.trim());

/** Headers for the addresses that match a pattern: an address, or its beginning followed by `*`. */
export type HeaderRule = Readonly<{ pattern: string; headers: Readonly<Record<string, string>> }>;

/** The headers of a site with this policy; `/*` comes first, the others add to it. */
export const headerRules = (policy: string): HeaderRule[] => [
  {
    pattern: '/*',
    headers: {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    },
  },
  { pattern: '/_astro/*', headers: { 'Cache-Control': FOREVER } },
  { pattern: '/_media/*', headers: { 'Cache-Control': FOREVER } },
  { pattern: '/_files/*', headers: { 'Content-Disposition': 'attachment' } },
];

/** The headers for one address; later rules win. */
export function headersFor(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** `_headers`, as Netlify, Cloudflare Pages and this product's own static server read it. */
export const headers = (rules: readonly HeaderRule[]): string =>
  rules.map((rule) => `${[rule.pattern, ...headerLines(rule)].join('\n  ')}\n`).join('\n');

const headerLines = (rule: HeaderRule): string[] =>
  Object.entries(rule.headers).map(([name, value]) => `${name}: ${value}`);

/**
 * Reads a `_headers` file as static hosts do: a pattern on a line of its own, its headers indented below it.
 * A pattern is an address, or its beginning followed by `*`.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: (HeaderRule & { headers: Record<string, string> })[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (!header) rules.push({ pattern: line.trim(), headers: {} });
    else {
      const [, name = '', value = ''] = header;
      const rule = rules.at(-1);
      if (rule) rule.headers[name] = value.trim();
    }
  }
  return rules;
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');
