import { decodeHTMLStrict } from 'entities';

const IN_MARKUP = /\shref="([^"]*)"/g;

/** The addresses of all links in a document, at any depth: those of link fields, and those in rich text. */
export function hrefsIn(document: unknown): Set<string> {
  const hrefs = new Set<string>();
  collect(document, hrefs);
  return hrefs;
}

function collect(value: unknown, hrefs: Set<string>): void {
  if (typeof value === 'string') {
    for (const [, href = ''] of value.matchAll(IN_MARKUP)) hrefs.add(decodeHTMLStrict(href));
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'href' && typeof child === 'string') hrefs.add(child);
    else collect(child, hrefs);
  }
}
