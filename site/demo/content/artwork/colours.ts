/** The site's palette as sheets of paper. */
export const INK = '#2B1B46';
export const WHITE = '#FFFFFF';
export const CREAM = '#FBF6EC';
export const PEACH = '#FDEEE4';
export const PALE_ORCHE = '#F8E7CF';
export const PALE_GREEN = '#E8F3DC';
export const PALE_PURPLE = '#EDE6F6';
export const PALE_BLUE = '#E3F1FA';
export const PALE_YELLOW = '#FFF6DC';
export const YELLOW = '#FFC845';
export const LIGHT_YELLOW = '#FFE9A8';
export const LIGHT_GREEN = '#B9DE8B';
export const TURQUOISE = '#4CC3BE';
export const LIGHT_BLUE = '#B5DBF2';
export const PINK = '#F4A6B7';
export const SAND = '#E6D3B3';
export const PURPLE = '#5B3A8C';
export const DARK_GREEN = '#1F4D3A';
export const BROWN = '#6B3F2A';
export const AQUAMARINE = '#8FE3CF';
export const POWDER_PURPLE = '#CDBDE6';
export const ACTION_BLUE = '#8DB8FF';
export const ORCHE = '#DE9A3C';

/** Blends two sheets: `amount` 0 is the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const channel = (at: number) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16);
    const to = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const MOSS = mix(DARK_GREEN, LIGHT_GREEN, 0.45);
export const CLAY = mix(BROWN, ORCHE, 0.5);
export const ROSE = mix(PINK, BROWN, 0.28);
export const PLUM = mix(PURPLE, INK, 0.45);

/** Skin from dark to light, blends of the palette's warm colours. */
const TAN = mix(ORCHE, PINK, 0.35);
export const SKINS = [BROWN, mix(BROWN, ORCHE, 0.3), mix(TAN, BROWN, 0.25), mix(TAN, PEACH, 0.5)] as const;
