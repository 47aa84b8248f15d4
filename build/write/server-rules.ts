import type { HeaderRule } from './headers.ts';
import { redirectPath, type ServedRedirect } from './redirects.ts';

/** What every web server is told about a site. */
export interface ServerRules {
  headers: readonly HeaderRule[];
  redirects: readonly ServedRedirect[];
  /** The first segments of other languages, each with a page of its own for what is not found. */
  languages?: readonly string[];
}

/** Pages and data are asked for again each time; a hash or ETag makes that cheap. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Of a picture's smaller form, which only some browsers show: caches that many share must not keep it. */
export const FOREVER_PRIVATE = 'private, max-age=31536000, immutable';
/** Redirects may change soon. */
export const REDIRECT_CACHE = 'public, max-age=300';
/** Below this, compression saves nothing. */
export const MIN_COMPRESSED = 1024;

/** Files for servers; visitors are never sent them. */
export const CONTROL_FILES = ['_headers', '_redirects', 'nginx.conf', 'Caddyfile'];

/**
 * A regular expression for PCRE and RE2 that matches a decoded path as the built-in server does: any case, with any number
 * of slashes at its ends. It has no character that a configuration file would interpret. `/a.b` → `(?i)^/+a\x2eb/*\z`
 */
export function pathPattern(from: string): string {
  return `(?i)^/+${redirectPath(from)
    .slice(1)
    .replace(/[^\w/-]/gu, (sign) => (sign < '\x80' ? escaped(sign) : inBothCases(sign)))}/*\\z`;
}

/** The same for the parameters of a query, as they were sent. */
export const queryPattern = (query: string): string =>
  query
    .split('&')
    .map((parameter) => parameter.replace(/[^\w-]/g, escaped))
    .join('&(?:.*&)?');

/** The redirects that hold for every query. */
export const withoutQuery = (redirects: readonly ServedRedirect[]): ServedRedirect[] =>
  redirects.filter(({ query }) => query === '');

const escaped = (sign: string): string => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** PCRE sees bytes here, and knows the two cases of ASCII letters only. */
function inBothCases(letter: string): string {
  const upper = letter.toUpperCase();
  return upper !== letter && upper.toLowerCase() === letter ? `(?:${letter}|${upper})` : letter;
}

/** A target in parts; `joint` comes between it and the query of the request. */
export function targetParts(to: string): { path: string; joint: '?' | '&'; fragment: string } {
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return { path: path.replace(/\?$/, ''), joint: /\?./.test(path) ? '&' : '?', fragment };
}
