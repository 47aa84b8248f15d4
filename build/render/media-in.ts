import { fileAddressesIn, isNameOfFile } from '#content-store/model/media/file.ts';
import { parseVariantName } from '#content-store/model/media/image.ts';
import type { Reader } from '#content-store/model/published/reader.ts';

/** The folder of image variants below `dist/<domain>`. */
export const IMAGE_FOLDER = '_media/';
const FILE_FOLDER = '_files/';
const IMAGE_NAMES = /\/_media\/([\w.-]+\.(?:webp|jpg))/g;

/** Paths of the image variants and files that a page needs: everything in its HTML that looks like their address. */
export async function mediaIn(html: string, reader: Reader): Promise<string[]> {
  const names = new Set(Array.from(html.matchAll(IMAGE_NAMES), ([, name = '']) => name));
  const images = [...names].filter((name) => parseVariantName(name) !== null).map((name) => `${IMAGE_FOLDER}${name}`);
  const files: string[] = [];
  for (const { fileId, name } of fileAddressesIn(html)) {
    const file = await reader.ask('file', { fileId });
    if (file && isNameOfFile(name, file)) files.push(`${FILE_FOLDER}${fileId}/${name}`);
  }
  return [...new Set([...images, ...files])].sort();
}

const FIRST = / fetch[pP]riority="high"/g;

/** Positions in `media` of the WebP pictures that a visitor sees first: those that are not loaded lazily. */
export function firstPicturesIn(html: string, media: readonly string[]): number[] {
  const first = new Set<number>();
  for (const { index } of html.matchAll(FIRST)) {
    const start = html.lastIndexOf('<picture>', index);
    const end = html.indexOf('</picture>', start);
    if (start === -1 || end < index) continue;
    for (const [, name = ''] of html.slice(start, end).matchAll(IMAGE_NAMES)) {
      first.add(media.indexOf(`${IMAGE_FOLDER}${name}`));
    }
  }
  return [...first].filter((position) => media[position]?.endsWith('.webp')).sort((a, b) => a - b);
}
