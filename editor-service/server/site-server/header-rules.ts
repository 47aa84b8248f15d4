import type { HeaderRule } from '#build/write/headers.ts';

/**
 * Reads a `_headers` file as static hosts do: a pattern on a line of its own, its headers indented below it.
 * A pattern is an address, or its beginning followed by `*`.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: (HeaderRule & { headers: Record<string, string> })[] = [];
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
