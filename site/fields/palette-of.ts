import {
  BUILT_IN_COLOURS,
  BUILT_IN_OFFERS,
  BUILT_IN_PAIRS,
  type PaletteOffer,
  type SplitPair,
} from './built-in-palette.ts';
import { currentName } from './current-name.ts';

/** The configuration that a palette is built from; `paletteConfigSchema` validates it. */
export interface PaletteParts {
  colours?: Readonly<Record<string, { offer?: readonly PaletteOffer[] | undefined }>> | undefined;
  splitPairs?: readonly SplitPair[] | undefined;
  successors?: Readonly<Record<string, string>> | undefined;
  without?: readonly string[] | undefined;
}

/** The colours of a site, in the order shown to editors. */
export interface Palette extends Readonly<Record<PaletteOffer, readonly string[]>> {
  /** Every colour of the site. */
  colours: readonly string[];
  splitPairs: readonly SplitPair[];
  /** The stored name if it is among `offered`, otherwise its first successor that is, otherwise the stored name. */
  current: (name: string, offered: readonly string[]) => string;
}

/** The built-in colours except removed ones, followed by the site's own. */
export function paletteOf({ colours = {}, splitPairs = [], successors = {}, without = [] }: PaletteParts): Palette {
  const names = Object.keys(colours);
  const left = (builtIn: readonly string[]) =>
    builtIn.filter((name) => !without.includes(name) || names.includes(name));
  const all = distinct([...left(BUILT_IN_COLOURS), ...names]);
  const offered = (offer: PaletteOffer) =>
    distinct([
      ...left(BUILT_IN_OFFERS[offer]),
      ...names.filter((name) => (colours[name]?.offer ?? ['block']).includes(offer)),
    ]);
  const page = offered('page');
  return {
    colours: all,
    page,
    block: distinct([...page, ...offered('block')]),
    light: offered('light'),
    leftRight: offered('leftRight'),
    splitPairs: [...BUILT_IN_PAIRS, ...splitPairs].filter(
      ({ colour1, colour2 }) => all.includes(colour1) && all.includes(colour2),
    ),
    current: (name, list) => currentName(name, (other) => list.includes(other), successors),
  };
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)];
