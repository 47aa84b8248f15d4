import { z } from 'zod';

/** Link types. */
export const LINK_TYPES = ['page', 'anchor', 'file', 'external', 'media', '_blank'] as const;
/** What a link leads to. */
export type LinkType = (typeof LINK_TYPES)[number];

const ALLOWED_HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|[a-z0-9])/i;
const FORBIDDEN_SCHEME = /^[a-z0-9.+-]*:/i;
const ALLOWED_SCHEME = /^(?:https?|mailto|tel):/i;
/** Browsers drop tabs and line ends before they read the scheme. */
const CONTROL = /\p{Cc}/u;

/** True for addresses that links may have: http(s), mail, telephone, site paths and anchors. */
export function isSafeHref(href: string): boolean {
  const trimmed = href.trim();
  if (trimmed === '') return true;
  if (CONTROL.test(trimmed)) return false;
  if (FORBIDDEN_SCHEME.test(trimmed) && !ALLOWED_SCHEME.test(trimmed)) return false;
  return ALLOWED_HREF.test(trimmed);
}

export const hrefSchema = z
  .string()
  .trim()
  .max(2000)
  .refine(isSafeHref, 'Links may start with https://, http://, mailto:, tel:, / or #')
  .default('');

/** Where a link leads, and its words. */
export const linkSchema = z
  .object({
    type: z.enum(LINK_TYPES).catch('page').default('page'),
    href: hrefSchema,
    text: z.string().max(500).default(''),
    tracking: z.string().max(200).optional(),
    fileId: z.string().max(64).optional(),
  })
  .prefault({});
/** A link with its defaults. */
export type Link = z.output<typeof linkSchema>;
