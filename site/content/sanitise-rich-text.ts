import sanitizeHtml from 'sanitize-html';
import { isSafeHref } from '#content-store/model/values/link.ts';
import type { Field } from '../fields/field.ts';
import { mapFields } from '../fields/map-fields.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }) },
};

/** Reduces markup to the tags and addresses that rich text may have. */
export function sanitiseRichText(markup: string): string {
  return sanitizeHtml(markup, OPTIONS);
}

/** A copy of `content` with the rich text in these fields sanitised. */
export function sanitiseFields<T>(content: T, fields: readonly Field[]): T {
  return mapFields(content, fields, (field, value) =>
    field.kind === 'richText' && typeof value === 'string' ? sanitiseRichText(value) : value,
  );
}

/** Keeps only safe addresses, and stops a new tab from accessing its opener. */
function linkAttributes({ href = '', target }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return {
    ...(isSafeHref(href) && { href }),
    ...(target === '_blank' && { target, rel: 'noopener' }),
  };
}
