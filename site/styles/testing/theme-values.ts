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

/** A token's value with every `var()` resolved; throws if a token is missing. */
export function tokenValue(values: ReadonlyMap<string, string>, name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`No theme sets ${name}`);
  return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => tokenValue(values, other));
}
