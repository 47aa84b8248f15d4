import { escapeXml } from '#content-store/model/values/xml.ts';
import { captioned, galleryPieces } from '../markup/pictures.ts';
import { elementsIn, rawText, readMarkup, wordsOf, wordsOfMarkup } from '../markup/read-markup.ts';
import { blockPiece, buttonPiece, type Piece, textPiece } from '../markup/surroundings.ts';
import { innerBlocks, markupOfBlock, ownMarkup, type WpBlock } from './block-grammar.ts';
import { classicPieces, embedded, galleryOf, markupPieces } from './classic-pieces.ts';
import type { WpSurroundings } from './wp-surroundings.ts';

type Reader = (block: WpBlock, at: WpSurroundings) => Piece[];

const MAX_LINKS = 30;
const MAX_QUOTE = 1000;

/** An attribute of a block, which may be anything. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const ifNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const gallery: Reader = (block, at) => {
  const nodes = readMarkup(markupOfBlock(block));
  const pictures = captioned(nodes, at);
  const { ids } = block.attributes;
  if (elementsIn(nodes, 'img').length === 0 && Array.isArray(ids)) return galleryOf(ids.map(Number), at);
  const own = elementsIn(readMarkup(ownMarkup(block)), 'figcaption').at(-1);
  const caption = own && innerBlocks(block).length > 0 ? wordsOf(own.children) : '';
  return [...galleryPieces(pictures), ...(caption ? [textPiece(`<p><em>${escapeXml(caption)}</em></p>`)] : [])];
};

const embed: Reader = (block, at) => {
  const nodes = readMarkup(markupOfBlock(block));
  const caption = wordsOf(elementsIn(nodes, 'figcaption')[0]?.children ?? []);
  const address = text(block.attributes.url) || /https?:\/\/[^\s<"]+/.exec(markupOfBlock(block))?.[0];
  return embedded(address ?? '', at, caption);
};

const button: Reader = (block, at) => {
  const [link] = elementsIn(readMarkup(markupOfBlock(block)), 'a', 'button');
  const words = wordsOf(link?.children ?? []) || wordsOfMarkup(text(block.attributes.text));
  const href = at.link(link?.attribs.href ?? text(block.attributes.url));
  if (words === '' && href === '') return [];
  return [buttonPiece(href, words)];
};

const file: Reader = (block, at) => {
  const [link] = elementsIn(readMarkup(markupOfBlock(block)), 'a');
  const href = at.link(link?.attribs.href ?? text(block.attributes.href));
  return href === '' ? [] : [buttonPiece(href, wordsOf(link?.children ?? []), 'file')];
};

const pullquote: Reader = (block, at) => {
  const nodes = readMarkup(markupOfBlock(block));
  const by = wordsOf(elementsIn(nodes, 'cite')[0]?.children ?? []);
  const quote = elementsIn(nodes, 'p')
    .map(({ children }) => wordsOf(children))
    .join(' ')
    .trim();
  if (quote === '' || quote.length > MAX_QUOTE) return markupPieces(markupOfBlock(block), at);
  return [blockPiece('QuoteBlock', { quote, quoteBy: by.slice(0, 200) })];
};

const socialLinks: Reader = (block, at) => {
  const links = innerBlocks(block).flatMap(({ attributes }) => {
    const href = at.link(text(attributes.url));
    const service = text(attributes.service);
    const name = text(attributes.label) || service.charAt(0).toUpperCase() + service.slice(1);
    return href ? [{ type: 'external', href, text: (name || href).slice(0, 500) }] : [];
  });
  return links.length === 0 ? [] : [blockPiece('QuickLinks', { links: links.slice(0, MAX_LINKS) })];
};

/** Lists of posts become cards of pages with the same tags. */
const posts: Reader = ({ name, attributes }, at) => {
  const { categories } = attributes;
  const chosen = Array.isArray(categories)
    ? categories.flatMap(
        (one: unknown) =>
          at.tagOf(typeof one === 'object' && one !== null ? Number((one as { id?: unknown }).id) : Number(one)) ?? [],
      )
    : [];
  const include = (chosen.length > 0 ? chosen : at.allTags).slice(0, 100);
  at.lose(`Block ${name}`, 'it became a Related pages component: check which pages it shows');
  const limit = Math.min(50, Math.max(1, ifNumber(attributes.postsToShow) ?? 8));
  return [blockPiece('RelatedPages', { heading: '', tagFilter: { include, sort: 'latest', limit } })];
};

const pattern: Reader = ({ attributes }, at) => {
  const reference = ifNumber(attributes.ref) ?? 0;
  const sectionId = at.sectionOf(reference);
  if (sectionId) return [blockPiece('Section', { sectionId })];
  at.lose(`A synced pattern (${reference})`, 'the file does not contain it');
  return [];
};

const footnotes: Reader = (_block, at) => {
  const notes = readNotes(at.footnotes);
  const items = notes.map((note) => `<li>${note}</li>`).join('');
  return items === '' ? [] : [textPiece(`<ol>${items}</ol>`)];
};

function readNotes(json: string): string[] {
  try {
    const notes: unknown = JSON.parse(json || '[]');
    return Array.isArray(notes)
      ? notes.map((note: { content?: unknown }) => escapeXml(wordsOfMarkup(text(note.content))))
      : [];
  } catch {
    return []; // damaged: the numbers in the text remain
  }
}

const nextPage: Reader = (_block, at) => {
  at.lose('A page break inside a post', 'its parts were joined into one page, with dividers between them');
  return [blockPiece('SimpleDivider')];
};

/** Preformatted verse is set as lines, not as code. */
const verse: Reader = (block, at) => {
  const [pre] = elementsIn(readMarkup(markupOfBlock(block)), 'pre');
  return pre ? markupPieces(`<p>${escapeXml(rawText(pre.children).trim()).replaceAll('\n', '<br>')}</p>`, at) : [];
};

/** How blocks are read that hold no others, or none that matter. */
export const LEAF_READERS: Readonly<Record<string, Reader>> = {
  ...{ 'core/gallery': gallery, 'core/embed': embed, 'core/button': button, 'core/file': file },
  ...{ 'core/pullquote': pullquote, 'core/social-links': socialLinks, 'core/latest-posts': posts, 'core/query': posts },
  ...{ 'core/block': pattern, 'core/footnotes': footnotes, 'core/nextpage': nextPage, 'core/verse': verse },
  'core/shortcode': (block, at) => classicPieces(markupOfBlock(block), at),
  'core/freeform': (block, at) => classicPieces(markupOfBlock(block), at),
};
