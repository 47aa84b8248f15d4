import type { Element } from 'domhandler';
import { videoAddresses, videoSchema } from '#content-store/model/media/video.ts';
import { decoded } from '#content-store/model/values/address-encoding.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { elementsIn } from './read-markup.ts';
import { blockPiece, buttonPiece, type Piece, type Surroundings, textPiece } from './surroundings.ts';

/** A video of YouTube or Vimeo by its address; undefined for any other address. */
export function videoPiece(address: string, caption = ''): Piece | undefined {
  const video = videoSchema.safeParse({ videoId: withScheme(address) }).data;
  if (!video || !/youtu|vimeo/i.test(address) || !videoAddresses(video)) return undefined;
  return blockPiece('Media', { video, mediaCaption: caption.slice(0, 1000) });
}

/** Something from another service: its address as a link. */
export function elsewherePieces(
  address: string,
  at: Surroundings,
  what = 'Something shown from another site',
): Piece[] {
  const href = at.link(withScheme(address));
  at.lose(`${what}: ${address.slice(0, 200)}`, href ? 'it was replaced by a link' : 'its address cannot be used');
  return href ? [textPiece(`<p><a href="${escapeXml(href)}">${escapeXml(href)}</a></p>`)] : [];
}

/** An iframe, video, audio, embed or object. */
export function embedPieces(element: Element, at: Surroundings): Piece[] {
  const { attribs, name, children } = element;
  const inner = elementsIn(children, 'source', 'embed', 'param')[0]?.attribs;
  const address = (attribs.src || attribs['data-src'] || attribs.data || inner?.src || '').trim();
  if (address === '' || address === 'about:blank') return [];
  const video = videoPiece(address);
  if (video) return [video];
  if (name !== 'video' && name !== 'audio') return elsewherePieces(address, at);
  const href = at.link(address);
  if (href === '') return [];
  const what = name === 'video' ? 'video' : 'sound';
  at.lose(`A player for a ${what} file: ${address.slice(0, 200)}`, 'it was replaced by a link to the file');
  return [buttonPiece(href, decoded(address.split('/').at(-1) ?? '') || address, 'file')];
}

const withScheme = (address: string): string => (address.startsWith('//') ? `https:${address}` : address);
