import { isCompressible, MEDIA_TYPES } from '#content-store/model/media/media-type.ts';
import type { HeaderRule } from './headers.ts';
import {
  CONTROL_FILES,
  FOREVER_PRIVATE,
  MIN_COMPRESSED,
  pathPattern,
  queryPattern,
  REDIRECT_CACHE,
  REVALIDATE,
  type ServerRules,
  targetParts,
  withoutQuery,
} from './server-rules.ts';

/**
 * `nginx.conf`: what a `server` block includes to serve a site. All headers are added at one level, so those that the
 * operator adds to the block are kept; where values differ, they are variables.
 */
export function nginxConfiguration({
  headers: [always, ...some],
  redirects,
  languages: others = [],
}: ServerRules): string {
  const names = new Set(some.flatMap((rule) => Object.keys(rule.headers)));
  const compressible = typesOf().filter(isCompressible).join(' ');
  return lines(
    '# Written by the build. In a server block: set root to this folder, and include this file.',
    'charset utf-8;',
    `charset_types ${typesOf()
      .filter((type) => type !== 'text/html' && hasCharset(type))
      .join(' ')};`,
    'types {',
    ...Object.entries(MEDIA_TYPES).map(([extension, type]) => `  ${bare(type)} ${extension.slice(1)};`),
    '}',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_min_length ${MIN_COMPRESSED};`,
    `gzip_types ${compressible.replace(/\btext\/html /, '')};`,
    'absolute_redirect off;',
    `error_page 404 ${others.length > 0 ? '$site_not_found' : '/404.html'};`,
    '',
    ...Object.entries(always?.headers ?? {}).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...[...names].flatMap((name) => [
      `add_header ${name} ${variable(name)} always;`,
      `set ${variable(name)} ${quoted(name === 'Cache-Control' ? REVALIDATE : '')};`,
    ]),
    ...some.flatMap(conditional),
    '',
    ...notFoundByLanguage(others),
    // Old addresses with a query: they come before the page at their path.
    ...redirects.flatMap(({ from, query, to }) => (query ? [queryRule(from, query, to)] : [])),
    // A picture as AVIF, if it exists and the browser shows it. Shared caches keep the WebP only: some ignore Vary.
    'set $site_smaller "/-";',
    'set $site_vary "";',
    'add_header Vary $site_vary always;',
    'if ($uri ~ "^/_media/(.+)\\.webp$") { set $site_smaller "/_media/$1.avif"; set $site_vary Accept; }',
    'if ($http_accept !~ "image/avif") { set $site_smaller "/-"; }',
    `if (-f "$document_root$site_smaller") { set ${variable('Cache-Control')} ${quoted(FOREVER_PRIVATE)}; }`,
    '',
    'location / { try_files $site_smaller $uri $uri/index.html @moved; }',
    `location ~* ${quoted(`^/(?:${CONTROL_FILES.map(literal).join('|')})$|/\\.(?!well-known/)`)} { return 404; }`,
    `location ${notFoundLocation(others)} { internal; set ${variable('Cache-Control')} no-store; }`,
    'location @moved {',
    `  set ${variable('Cache-Control')} ${quoted(REDIRECT_CACHE)};`,
    '  set $more "";',
    '  if ($args) { set $more "&$args"; }',
    ...withoutQuery(redirects).map(
      ({ from, to }) => `  if ($uri ~ ${quoted(pathPattern(from))}) { return 301 "${withQuery(to)}"; }`,
    ),
    '  return 404;',
    '}',
  );
}

/** The page for what is not found below the first segment of a language. */
const notFoundByLanguage = (paths: readonly string[]): string[] =>
  paths.length === 0
    ? []
    : [
        'set $site_not_found /404.html;',
        ...paths.map((path) => `if ($uri ~ "^/${path}(?:/|$)") { set $site_not_found /${path}/404.html; }`),
      ];

const notFoundLocation = (paths: readonly string[]): string =>
  paths.length === 0 ? '= /404.html' : `~ "^/(?:(?:${paths.join('|')})/)?404\\.html$"`;

function conditional({ pattern, headers }: HeaderRule): string[] {
  const sets = Object.entries(headers).map(([name, value]) => `set ${variable(name)} ${quoted(value)};`);
  return [`if ($uri ~ ${quoted(`^${literal(pattern.slice(0, -1))}`)}) { ${sets.join(' ')} }`];
}

/** `/?p=12`: the query in `$args` has the parameters in this order, with others around them. */
function queryRule(from: string, query: string, to: string): string {
  const test = `${pathPattern(from).replace('/*\\z', '/*')}\\?(?:.*&)?${queryPattern(query)}(?:&.*)?\\z`;
  return `set $site_request "$uri?$args"; if ($site_request ~ ${quoted(test)}) { set ${variable('Cache-Control')} ${quoted(REDIRECT_CACHE)}; return 301 "${to}"; }`;
}

/** For `return`, because `rewrite` decodes parts of a target and adds the query behind its fragment. */
function withQuery(to: string): string {
  const { path, joint, fragment } = targetParts(to);
  return `${path}${joint === '&' ? '$more' : '$is_args$args'}${fragment}`;
}

const typesOf = (): string[] => [...new Set(Object.values(MEDIA_TYPES).map(bare))];
const bare = (type: string): string => type.replace(/;.*/, '');
const hasCharset = (type: string): boolean => Object.values(MEDIA_TYPES).includes(`${type}; charset=utf-8`);

const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const literal = (path: string): string => path.replaceAll('.', '\\.');
const lines = (...all: string[]): string => `${all.join('\n')}\n`;
