import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { ICONS } from '#site/content/signs.ts';
import { PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import { SiteFolderError } from '../site-folder/site-folder-error.ts';

/** Pixels that SVG units are drawn with before scaling down, so that edges stay sharp at 512. */
const DENSITY = 1200;

/**
 * Makes the pictures that browsers and home screens ask for from the site's `favicon.svg` or `.png`, except those that
 * are in `folder` already. A site whose only icon is an `.ico` has no others. Throws SiteFolderError.
 */
export async function writeIcons(folder: string): Promise<void> {
  const source = sourceIn(folder);
  if (!source) return;
  const unreadable = (cause: Error) => {
    const problem = `public/${basename(source)}: expected a picture, found a file that cannot be read: ${cause.message}`;
    throw new SiteFolderError(siteFolder().siteDir, [problem]);
  };
  for (const { path, pixels } of Object.values(ICONS)) {
    if (existsSync(join(folder, path))) continue;
    const size = { width: pixels, height: pixels, fit: 'contain', background: '#0000' } as const;
    const image = sharp(source, { density: DENSITY }).resize(size);
    const picture = path === ICONS.touch.path ? image.flatten({ background: '#fff' }) : image; // iOS makes gaps black
    const png = await picture.png().toBuffer().catch(unreadable);
    await writeFile(join(folder, path), path.endsWith('.ico') ? icoOf(png, pixels) : png);
  }
}

function sourceIn(folder: string): string | null {
  const own = ['favicon.svg', 'favicon.png'].map((name) => join(folder, name)).find((file) => existsSync(file));
  if (own) return own;
  return existsSync(join(folder, 'favicon.ico')) ? null : join(PRODUCT, 'site/own/favicon.svg');
}

/** An icon file with one PNG: header, directory of one entry, picture (learn.microsoft.com, "ICO file format"). */
function icoOf(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
