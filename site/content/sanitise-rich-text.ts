import sanitizeHtml from 'sanitize-html';
import type { Field } from '#content-store/model/fields/field.ts';
import { isSafeHref } from '#content-store/model/values/link.ts';
import { mapFields } from '../fields/map-fields.ts';
import { isPlainMarkup } from './plain-markup.ts';
import { RICH_TEXT_ELEMENTS } from './rich-text-elements.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(RICH_TEXT_ELEMENTS),
  allowedAttributes: Object.fromEntries(Object.entries(RICH_TEXT_ELEMENTS).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    code: (tagName, attributes) => ({ tagName, attribs: codeAttributes(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
    th: (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) }),
    td: (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['data-image-id'],
};

/** Reduces markup to the tags and addresses that rich text may have. */
export function sanitiseRichText(markup: string): string {
  return isPlainMarkup(markup) ? markup : sanitizeHtml(markup, OPTIONS);
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

/** The language of a program, by which a site folder's script or style may colour it. */
const codeAttributes = ({ class: name = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  /^language-[\w+#.-]{1,30}$/.test(name) ? { class: name } : {};

/** A picture of the library and its description; none for a picture from elsewhere, which is then removed. */
function pictureAttributes({ 'data-image-id': id = '', alt }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (!/^[\w-]{1,64}$/.test(id)) return {};
  return { 'data-image-id': id, ...(alt !== undefined && { alt: alt.slice(0, 500) }) };
}

const SPAN = /^(?:[1-9]|[1-4]\d|50)$/;
const SCOPE = /^(?:row|col)(?:group)?$/;

/** How many columns and rows a cell takes, and what a heading of a table is for. */
function cellAttributes({ colspan = '', rowspan = '', scope = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return {
    ...(SPAN.test(colspan) && { colspan }),
    ...(SPAN.test(rowspan) && { rowspan }),
    ...(SCOPE.test(scope) && { scope }),
  };
}
