/** The items of a comma-separated text, without duplicates: `a.org, b.org` → `['a.org', 'b.org']`. */
export function splitAtCommas(text: string): string[] {
  return [...new Set(text.split(',').flatMap((part) => part.trim() || []))];
}
