import { isCompressible, MEDIA_TYPES } from '#content-store/model/media/media-type.ts';
import {
  CONTROL_FILES,
  FOREVER_PRIVATE,
  MIN_COMPRESSED,
  pathPattern,
  REDIRECT_CACHE,
  REVALIDATE,
  type ServerRules,
  targetParts,
  withoutQuery,
} from './server-rules.ts';

/** `Caddyfile`: what a site block imports to serve a site. In a `route`, directives run in the order they are written. */
export function caddyConfiguration({ headers, redirects, languages = [] }: ServerRules): string {
  const some = headers.flatMap(({ pattern, headers: set }) =>
    Object.entries(set).map(([name, value]) => `  header ${pattern} ${name} "${value}"`),
  );
  return `# Written by the build. In a site block: set root to this folder, and import this file.
${encoding}
map {path} {site_type} {
${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `  "~(?i)\\x2e${extension.slice(1)}$" "${type}"`)
  .join('\n')}
  default "text/html; charset=utf-8"
}
@site_control path ${CONTROL_FILES.map((name) => `/${name}`).join(' ')}
@site_hidden {
  path */.*
  not path /.well-known/*
}
@site_folder path */
@site_picture path /_media/*.webp
@site_smaller {
  path /_media/*.webp
  header Accept *image/avif*
  file /_media/{file.base}.avif
}
route {
  header Content-Type {site_type}
  header Cache-Control "${REVALIDATE}"
${some.join('\n')}
  header @site_picture +Vary Accept
  header @site_smaller Content-Type image/avif
  header @site_smaller Cache-Control "${FOREVER_PRIVATE}"
  rewrite @site_smaller /_media/{file.base}.avif
${redirects.flatMap(({ from, query, to }, index) => (query ? [queryRule(from, query, to, index)] : [])).join('\n')}
  error @site_control 404
  error @site_hidden 404
  error /404.html 404
${languages.map((path) => `  error /${path}/404.html 404\n`).join('')}  try_files {path}/index.html
  error @site_folder 404
  file_server {
    disable_canonical_uris
    precompressed br gzip
  }
}
handle_errors {
  ${encoding.replaceAll('\n', '\n  ')}
  map {path} {site_to} {site_joint} {site_fragment} {
${withoutQuery(redirects)
  .map(({ from, to }) => `    "~${pathPattern(from)}" ${targetOf(to)}`)
  .join('\n')}
    default "" "" ""
  }
  @site_missing expression {http.error.status_code} == 404
  @site_moved expression {http.error.status_code} == 404 && {site_to} != "" && {query} == ""
  @site_moved_query expression {http.error.status_code} == 404 && {site_to} != "" && {query} != ""
  route {
    header -Content-Disposition
    header Cache-Control "${REDIRECT_CACHE}"
    redir @site_moved {site_to}{site_fragment} 301
    redir @site_moved_query {site_to}{site_joint}{query}{site_fragment} 301
    header Cache-Control no-store
    header Content-Type "text/html; charset=utf-8"
${languages.map(notFoundIn).join('')}    rewrite @site_missing /404.html
    file_server @site_missing {
      disable_canonical_uris
    }
  }
}
`;
}

/** Only one of several such rewrites is done: the paths exclude each other, and the last finds a file that is there. */
const notFoundIn = (path: string): string => `    @site_missing_${path} {
      path /${path} /${path}/*
      expression {http.error.status_code} == 404
    }
    rewrite @site_missing_${path} /${path}/404.html
    file_server @site_missing_${path} {
      disable_canonical_uris
    }
`;

/** `/?p=12`, before the page at its path. */
function queryRule(from: string, query: string, to: string, index: number): string {
  const parameters = query.split('&').join(' ');
  return `  @site_query${index} {
    path_regexp "${pathPattern(from)}"
    query ${parameters}
  }
  header @site_query${index} Cache-Control "${REDIRECT_CACHE}"
  redir @site_query${index} "${to}" 301`;
}

/** Repeated for errors; with types, because Caddy's own list was short until 2.7. */
const encoding = `encode {
  gzip
  minimum_length ${MIN_COMPRESSED}
  match {
${[...new Set(Object.values(MEDIA_TYPES))]
  .filter(isCompressible)
  .map((type) => `    header Content-Type ${type.replace(/;.*/, '*')}`)
  .join('\n')}
  }
}`;

function targetOf(to: string): string {
  const { path, joint, fragment } = targetParts(to);
  return `"${path}" "${joint}" "${fragment}"`;
}
