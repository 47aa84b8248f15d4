/** The file of a compiled site that says which styles belong to which pages. */
export const STYLES_FILE = 'styles.json';

/** The stylesheets of a compiled site. */
export interface PageStyles {
  /** The address that pages are rendered with, to be replaced. */
  link: string;
  /** The address of the styles that every page needs. */
  common: string;
  /** The addresses of the others, by the prefix of their class names, in the order of the cascade. */
  sheets: readonly (readonly [prefix: string, address: string])[];
  /** The prefixes of the class names that an island may show later, by the address of its script. */
  scripts: Readonly<Record<string, readonly string[]>>;
}

/** Without groups: one string for each name on a page instead of a list with its groups. */
const PREFIX = /(?<=^|["'`\s.])[a-z]{3}-(?=\w)/g;
const ISLAND = / component-url="([^"]+)"/g;

/** What may be the prefix of a CSS module's class names (`css-module-name.ts`), each once, in their order. */
export function prefixesIn(text: string): Set<string> {
  return new Set(text.match(PREFIX)?.map((found) => found.slice(0, -1)));
}

/** The stylesheet links of a page: the common styles, then those of each CSS module that it or one of its islands shows. */
export function stylesFor(html: string, { common, sheets, scripts }: PageStyles): string {
  const used = prefixesIn(html);
  for (const [, script = ''] of html.matchAll(ISLAND)) for (const prefix of scripts[script] ?? []) used.add(prefix);
  const addresses = [common, ...sheets.flatMap(([prefix, address]) => (used.has(prefix) ? [address] : []))];
  return addresses.map(linkTo).join('');
}

/** As Astro writes it. */
export const linkTo = (address: string): string => `<link rel="stylesheet" href="${address}">`;
