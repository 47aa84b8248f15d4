/** What a text lists with commas between, each once: `a.org, b.org` → `['a.org', 'b.org']`. */
export function splitAtCommas(text: string): string[] {
  return [...new Set(text.split(',').flatMap((part) => part.trim() || []))];
}
