/** One entry of a `_headers` file: these headers for the addresses that match. */
interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * Reads a `_headers` file as static hosts do: a pattern on a line of its own, its headers indented below it.
 * A pattern is an address, or its beginning followed by `*`.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (!header) rules.push({ pattern: line.trim(), headers: {} });
    else {
      const [, name = '', value = ''] = header;
      const rule = rules.at(-1);
      if (rule) rule.headers[name] = value.trim();
    }
  }
  return rules;
}

/** The headers for one address; later rules win. */
export function headersFor(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
