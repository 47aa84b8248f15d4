/** The tokens that style sheets set in `:root`, whatever the screen; a later sheet wins over an earlier one. */
export function themeValues(...sheets: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const sheet of sheets) {
    for (const [, body = ''] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/^:root \{(.*?)^\}/gms)) {
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name, value);
    }
  }
  return values;
}

/** A token's value with every `var()` in it replaced; throws when a token is missing. */
export function tokenValue(values: ReadonlyMap<string, string>, name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`No theme sets ${name}`);
  return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => tokenValue(values, other));
}
