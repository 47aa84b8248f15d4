import type { Link, LinkType } from '#content-store/model/values/link.ts';

const NEW_TAB: ReadonlySet<LinkType> = new Set(['file', 'external', '_blank']);

/** A mail or telephone link opens a program: a new tab would stay empty. */
const OPENS_PROGRAM = /^(?:mailto|tel):/i;

/** The attributes of a link: pages get a path, anchors a `#`; files and other sites open in a new tab. */
export function linkAttributes({ type, href, tracking }: Link) {
  return {
    href: addressOf(type, href),
    ...(NEW_TAB.has(type) && !OPENS_PROGRAM.test(href) && { target: '_blank', rel: 'noopener' }),
    ...(tracking && { 'data-tracking': tracking }),
  };
}

/**
 * `about` → `/about` for pages and files, `team` → `#team` for anchors (`/about#team` is kept); anything else is
 * unchanged.
 */
function addressOf(type: LinkType, href: string): string {
  if (type === 'anchor' && !/[/#]/.test(href)) return `#${href}`;
  const isInSite = type === 'page' || (type === 'file' && href !== '');
  if (isInSite && !/^(?:\/|#|[a-z]+:)/i.test(href)) return `/${href}`;
  return href;
}
