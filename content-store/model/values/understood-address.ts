import { hasCredentials, readablePath } from './address-encoding.ts';
import type { LinkType } from './link.ts';

export type AddressKind = 'page' | 'anchor' | 'file' | 'web' | 'email' | 'telephone';

/** An address as links store it, and what it is. `href` of a page begins with `/`, that of an anchor with `#`. */
export interface UnderstoodAddress {
  kind: AddressKind;
  href: string;
}

/** The link type of the specification for each kind of address. */
export const TYPE_OF: Readonly<Record<AddressKind, LinkType>> = {
  page: 'page',
  anchor: 'anchor',
  file: 'file',
  web: 'external',
  email: 'external',
  telephone: 'external',
};

const MAIL = /^[^\s@/:?#,;<>()]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\?\S*)?$/u;
const TELEPHONE = /^\+?\(?\d[\d\s()./-]*\d$/;
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
/** `example.com`, `www.example.org/a?b`, `example.com:8080`. */
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Ends of names that look like a domain and are not: `report.pdf`, `index.html`. */
const FILE_NAME = /^[^/?#]*\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|zip|mp[34]|html?|php|jpe?g|png|webp)$/i;

/**
 * What a typed or pasted address means; null for one that no link may have (`javascript:…`, a text with spaces).
 * `own` are the addresses of this site and its editor (`https://example.org`): theirs become paths.
 * `www.example.org` → `https://www.example.org`, `me@example.org` → `mailto:…`, `0412 345 678` → `tel:0412345678`,
 * `about?x=1#y` → `/about?x=1#y`.
 */
export function understoodAddress(typed: string, own: readonly string[] = []): UnderstoodAddress | null {
  const text = typed.trim();
  if (text === '' || text.length > 1900 || /\p{Cc}|\\/u.test(text)) return null;
  if (text.startsWith('#')) return anchor(text);
  const path = ownPath(text, own);
  if (path !== null) return inSite(path);
  if (text.startsWith('//')) return web(`https:${text}`);
  if (/^https?:/i.test(text)) return web(text);
  if (/^mailto:/i.test(text))
    return MAIL.test(text.slice(7)) ? { kind: 'email', href: `mailto:${text.slice(7)}` } : null;
  if (/^tel:/i.test(text)) return telephone(text.slice(4));
  if (MAIL.test(text)) return { kind: 'email', href: `mailto:${text}` };
  if (isTelephone(text)) return telephone(text);
  if (DOMAIN.test(text) && !FILE_NAME.test(text)) return web(`https://${text}`);
  if (SCHEME.test(text) || /\s/.test(text)) return null;
  return inSite(text.startsWith('/') ? text : new URL(text, 'http://site/').href.slice('http://site'.length));
}

/** `/about/` → `/about`; an address of an uploaded file is kept as it is. */
function inSite(path: string): UnderstoodAddress | null {
  if (/\s/.test(path)) return null;
  if (path.startsWith('/_files/')) return { kind: 'file', href: path };
  const [, slug = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return { kind: 'page', href: `/${readablePath(slug).replace(/^\/+|\/+$/g, '')}${rest}` };
}

/** The path of an address of this site, typed with or without its scheme; null for any other. */
function ownPath(text: string, own: readonly string[]): string | null {
  const hosts = own.filter((one) => URL.canParse(one)).map((one) => new URL(one).host);
  const host = /^(?:https?:)?(?:\/\/)?([^/?#\s]+)/i.exec(text)?.[1]?.toLowerCase();
  if (host === undefined || !hosts.includes(host)) return null;
  const path = text.replace(/^(?:https?:)?(?:\/\/)?[^/?#\s]+/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function anchor(text: string): UnderstoodAddress | null {
  return /^#\S+$/.test(text) ? { kind: 'anchor', href: text } : null;
}

function web(address: string): UnderstoodAddress | null {
  if (/\s/.test(address) || !URL.canParse(address) || hasCredentials(address)) return null;
  return { kind: 'web', href: address };
}

/** A number alone may be a year or a part of an address: a telephone number is long, or is written like one. */
function isTelephone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return TELEPHONE.test(text) && digits >= MIN_DIGITS && (digits > 8 || /^[+0(]|\s/.test(text));
}

function telephone(text: string): UnderstoodAddress | null {
  const number = text.trim().replace(/[^\d+]/g, '');
  return /^\+?\d+$/.test(number) && number.length <= MAX_DIGITS + 1 && number.length >= 3
    ? { kind: 'telephone', href: `tel:${number}` }
    : null;
}
