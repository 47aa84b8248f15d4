import { rename, stat, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { parseVariantName } from '#content-store/model/media/image.ts';
import { openImage } from './open-image.ts';

/**
 * `node encode-avif.ts ORIGINAL NAME WEBP TARGET`: makes an image variant as AVIF, an empty file if that is no smaller than
 * the WebP. Ends with the program that started it.
 */
const [original = '', name = '', webp = '', target = ''] = process.argv.slice(2);
/** Looks like WebP of quality 80. */
const AVIF = { quality: 55, effort: 4, chromaSubsampling: '4:2:0' };
/** On processors that have other work to do first. */
const SECONDS = 110;

setPriority(constants.priority.PRIORITY_LOW);
process.stdin.resume().on('end', () => process.exit());

const variant = parseVariantName(name);
const image = openImage(original);
const { pages = 1 } = await image.metadata();
const temporary = `${target}.${process.pid}.tmp`;
await writeFile(temporary, variant && pages === 1 ? await smaller(variant) : '');
await rename(temporary, target);
process.exit();

async function smaller({ width, height, crop }: NonNullable<typeof variant>): Promise<Uint8Array> {
  const cut = crop ? image.extract(crop) : image;
  const made = await cut.resize(width, height, { fit: 'cover' }).avif(AVIF).timeout({ seconds: SECONDS }).toBuffer();
  return made.length < (await stat(webp)).size ? made : Buffer.alloc(0);
}
