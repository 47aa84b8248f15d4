import { colourNameSchema } from '#content-store/model/values/colour-name.ts';
import { ownConfig } from './own-config.ts';
import { paletteOf } from './palette-of.ts';

const palette = paletteOf(ownConfig.palette ?? {});

/** Every colour of this site: grounds that a block's frame may have. */
export const PALETTE = palette.colours;
export const PAGE_BACKGROUNDS = palette.page;
/** For blocks that stand on their own ground. */
export const BLOCK_BACKGROUNDS = palette.block;
export const LIGHT_COLOURS = palette.light;
export const LEFT_RIGHT_BACKGROUNDS = palette.leftRight;
export const SPLIT_PAIRS = palette.splitPairs;

/** The ground of a page that names none. */
export const PAGE_GROUND = startOf(PAGE_BACKGROUNDS, 'backgroundLightYellow');

/**
 * A stored colour name: one that is not `offered` becomes its successor, if it has one that is; else it stays as it is,
 * and `offeredColour` says what is shown instead. `start` is the colour of new content, and of what is no name at all.
 */
export function colourSchema(offered: readonly string[], start: string) {
  const first = startOf(offered, start);
  return colourNameSchema
    .overwrite((name) => palette.current(name, offered))
    .catch(first)
    .default(first);
}

/** True for a stored colour that is among these, or has a successor that is. */
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

/** The colour that is meant, or another one where the site does not offer it. */
function startOf(offered: readonly string[], meant: string): string {
  const name = palette.current(meant, offered);
  return offered.includes(name) ? name : (offered[0] ?? meant);
}
