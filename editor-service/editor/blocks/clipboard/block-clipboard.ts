import { z } from 'zod';
import { type ContentItem, contentItemSchema } from '#content-store/model/values/content-item.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { blockTexts } from '#site/content/page-text.ts';

/** The clipboard format of blocks; other programs do not know it. */
const TYPE = 'application/x-pagewright-blocks';
const MARK = /data-pagewright-blocks="([^"]*)"/;

const itemsSchema = z.array(contentItemSchema).min(1).max(500);

/** Blocks in each clipboard format: JSON for this product, HTML that carries it along, and text for other programs. */
export function clipboardFormats(items: readonly ContentItem[]): Record<string, string> {
  const exact = JSON.stringify(items);
  const texts = items.flatMap(blockTexts).filter(Boolean);
  const paragraphs = texts.map((text) => `<p>${escapeXml(text)}</p>`).join('');
  return {
    [TYPE]: exact,
    'text/html': `<div data-pagewright-blocks="${encodeURIComponent(exact)}">${paragraphs}</div>`,
    'text/plain': texts.join('\n\n'),
  };
}

/** The pasted blocks as JSON text; null when there are none. `read` returns a format's text, empty when missing. */
export function blocksInClipboard(read: (format: string) => string): string | null {
  const exact = read(TYPE);
  if (exact) return exact;
  const carried = MARK.exec(read('text/html'))?.[1];
  if (!carried) return null;
  try {
    return decodeURIComponent(carried);
  } catch {
    return null; // Another program's attribute of this name.
  }
}

/** The content items in untrusted JSON text; null when it holds none. */
export function parsedItems(text: string): ContentItem[] | null {
  try {
    return itemsSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
