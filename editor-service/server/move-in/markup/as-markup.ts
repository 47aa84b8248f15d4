import { pictureMarkup } from './pictures.ts';
import type { Block, Piece } from './piece.ts';
import { escapeAttribute, escapeText } from './read-markup.ts';

interface Shown {
  imageId: string;
  alt: string;
}

interface LinkFields {
  href: string;
  text: string;
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

const picture = (image: unknown, caption: unknown): string => {
  const { imageId, alt } = image as Shown;
  return `<p>${pictureMarkup({ imageId, alt })}</p>${caption ? `<p>${escapeText(words(caption))}</p>` : ''}`;
};

const link = ({ href, text }: LinkFields): string =>
  `<p><a href="${escapeAttribute(href)}">${escapeText(text)}</a></p>`;

/** Components as rich text, for places that hold text only: a list, a cell, a very long page. */
const AS_MARKUP: Readonly<Record<string, (block: Block) => string>> = {
  RichText: ({ text }) => words(text),
  FreeformImage: ({ image, caption }) => picture(image, caption),
  SimpleDivider: () => '<hr>',
  Button: (block) => link(block.link as LinkFields),
  Media: ({ video, mediaCaption }) => {
    const address = String((video as { videoId: string }).videoId);
    return link({ href: address, text: words(mediaCaption) || address });
  },
  QuoteBlock: ({ quote, quoteBy }) =>
    `<blockquote><p>${escapeText(words(quote))}</p>${quoteBy ? `<p>${escapeText(words(quoteBy))}</p>` : ''}</blockquote>`,
  ContentPanel: ({ contents }) => (contents as Block[]).map(blockMarkup).join(''),
  TilesCarousel: ({ tiles }) =>
    (tiles as { image: Shown; caption: string }[]).map(({ image, caption }) => picture(image, caption)).join(''),
};

const blockMarkup = (block: Block): string => AS_MARKUP[block.componentType]?.(block) ?? '';

/** A piece as rich text; empty for a component that has no form in text. */
export const asMarkup = (piece: Piece): string => (piece.kind === 'text' ? piece.markup : blockMarkup(piece.block));

/** True for components that rich text can show as well. */
export const hasMarkup = (piece: Piece): boolean => piece.kind === 'text' || piece.block.componentType in AS_MARKUP;
