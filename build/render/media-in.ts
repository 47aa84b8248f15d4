import { fileAddressesIn, isNameOfFile } from '#content-store/model/media/file.ts';
import { parseVariantName } from '#content-store/model/media/image.ts';
import type { Reader } from '#content-store/model/published/reader.ts';

/** The folder of image variants below `dist/<domain>`. */
export const IMAGE_FOLDER = '_media/';
const FILE_FOLDER = '_files/';
const IMAGES = /\/_media\/[\w.-]+\.(?:webp|jpg)/g;

/** Paths of the image variants and files that a page needs: everything in its HTML that looks like their address. */
export async function mediaIn(html: string, reader: Reader): Promise<string[]> {
  const images = imagesIn(html).filter((path) => parseVariantName(path.slice(IMAGE_FOLDER.length)) !== null);
  const files: string[] = [];
  for (const { fileId, name } of fileAddressesIn(html)) {
    const file = await reader.ask('file', { fileId });
    if (file && isNameOfFile(name, file)) files.push(`${FILE_FOLDER}${fileId}/${name}`);
  }
  return [...new Set([...images, ...files])].sort();
}

const imagesIn = (html: string): string[] => [...new Set(html.match(IMAGES))].map((address) => address.slice(1));

const FIRST = / fetch[pP]riority="high"/g;

/** Positions in `media` of the WebP pictures that a visitor sees first: those that are not loaded lazily. */
export function firstPicturesIn(html: string, media: readonly string[]): number[] {
  const first = new Set<number>();
  for (const { index } of html.matchAll(FIRST)) {
    const start = html.lastIndexOf('<picture>', index);
    const end = html.indexOf('</picture>', start);
    if (start === -1 || end < index) continue;
    for (const path of imagesIn(html.slice(start, end))) first.add(media.indexOf(path));
  }
  return [...first].filter((position) => media[position]?.endsWith('.webp')).sort((a, b) => a - b);
}
