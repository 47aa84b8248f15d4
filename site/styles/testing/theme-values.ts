/** The tokens that style sheets set in `:root`, ignoring media queries; later sheets override earlier ones. */
export function themeValues(...sheets: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const sheet of sheets) {
    for (const [, body = ''] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/^:root \{(.*?)^\}/gms)) {
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name, value);
    }
  }
  return values;
}

/** A token's value with every `var()` and every mix of colours resolved; throws if a token is missing. */
export function tokenValue(values: ReadonlyMap<string, string>, name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`No theme sets ${name}`);
  return value
    .replace(/var\((--[\w-]+)\)/g, (_, other: string) => tokenValue(values, other))
    .replace(/color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g, (_, one, share, other) => mixed(one, share / 100, other));
}

function mixed(one: string, share: number, other: string): string {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return `#${a.map((value, index) => hex(value * share + (b[index] ?? 0) * (1 - share))).join('')}`;
}

const channelsOf = (colour: string): number[] =>
  (colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour)
    .slice(1)
    .match(/../g)
    ?.map((digits) => Number.parseInt(digits, 16)) ?? [];

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
