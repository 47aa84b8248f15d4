import { colourNameSchema } from '#content-store/model/values/colour-name.ts';
import { ownConfig } from './own-config.ts';
import { paletteOf } from './palette-of.ts';

const palette = paletteOf(ownConfig.palette ?? {});

/** Every colour of this site; a block's frame may have any of them as its ground. */
export const PALETTE = palette.colours;
/** The grounds a page may have. */
export const PAGE_BACKGROUNDS = palette.page;
/** For blocks with a ground of their own. */
export const BLOCK_BACKGROUNDS = palette.block;
/** Colours whose text is dark. */
export const LIGHT_COLOURS = palette.light;
export const LEFT_RIGHT_BACKGROUNDS = palette.leftRight;
export const SPLIT_PAIRS = palette.splitPairs;

/** The default ground of a page. */
export const PAGE_GROUND = startOf(PAGE_BACKGROUNDS, 'backgroundLightYellow');

/**
 * A stored colour name: one that is not `offered` becomes its first offered successor; without one it is kept, and
 * `offeredColour` decides what is shown. `start` is the default for new content and for invalid names.
 */
export function colourSchema(offered: readonly string[], start: string) {
  const first = startOf(offered, start);
  return colourNameSchema
    .overwrite((name) => palette.current(name, offered))
    .catch(first)
    .default(first);
}

/** True for a stored colour that is offered, or has an offered successor. */
export function isOffered(stored: string, offered: readonly string[]): boolean {
  return offered.includes(palette.current(stored, offered));
}

/** A page's stored background, or its successor. */
export function currentPageGround(stored: string): string {
  return palette.current(stored, PAGE_BACKGROUNDS);
}

/** The colour to render for a stored one: itself, its successor, or `fallback` when neither is offered. */
export function offeredColour(stored: unknown, offered: readonly string[], fallback: string): string {
  const name = typeof stored === 'string' ? palette.current(stored, offered) : fallback;
  return offered.includes(name) ? name : startOf(offered, fallback);
}

/** The intended colour, or a replacement if the site does not offer it. */
function startOf(offered: readonly string[], meant: string): string {
  const name = palette.current(meant, offered);
  return offered.includes(name) ? name : (offered[0] ?? meant);
}
