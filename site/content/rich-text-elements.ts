const SPANS = ['colspan', 'rowspan'];

/**
 * What a rich text may hold: each element with its attributes. The service stores nothing else, and the editor either
 * edits it or keeps it as it is (`keep-markup.ts`).
 */
export const RICH_TEXT_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...{ p: [], br: [], hr: [], h2: [], h3: [], h4: [], ul: [], ol: ['start'], li: [], blockquote: [] },
  ...{ strong: [], em: [], u: [], s: [], sub: [], sup: [], code: ['class'], pre: [] },
  ...{ a: ['href', 'target', 'rel'], img: ['data-image-id', 'alt'] },
  ...{ table: [], caption: [], thead: [], tbody: [], tr: [], th: [...SPANS, 'scope'], td: SPANS },
};
