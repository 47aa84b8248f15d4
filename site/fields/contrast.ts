/** WCAG AA for text of any size. */
export const AA = 4.5;

/** Contrast ratio of two colours written `#rgb` or `#rrggbb` (WCAG 2.2); throws on any other notation. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = /^#(?:[\da-f]{3}){1,2}$/i.test(colour) && colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  if (!digits) throw new Error(`Not a colour written #rgb or #rrggbb: ${colour}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
