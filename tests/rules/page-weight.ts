import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Gzipped bytes that a browser transfers for a page before any interaction. */
export interface PageWeight {
  scripts: number;
  styles: number;
  /** The stylesheets, the heaviest first, such as `site 7331`. */
  sheets: string[];
  fonts: number;
}

const SCRIPTS = /<script[^>]* src="([^"]+)"|(?:component|renderer)-url="([^"]+)"/g;
const INLINE_SCRIPTS = /<script(?![^>]* (?:src|type="application))[^>]*>([^<]*)<\/script>/g;
const STYLES = /<link rel="stylesheet" href="([^"]+)"/g;
const FONTS = /<link rel="preload" as="font"[^>]* href="([^"]+)"/g;
const IMPORTS = /(?:import|from)\s*["'`](\.[^"'`]+)["'`]/g;

interface Asset {
  bytes: number;
  /** The addresses of its static imports. */
  imports: readonly string[];
}

/** Read and compressed once: the pages of a site share most of them. */
const assets = new Map<string, Asset>();

function assetAt(address: string, clientFolder: string): Asset {
  const file = join(clientFolder, address);
  const known = assets.get(file);
  if (known) return known;
  const content = readFileSync(file);
  const imports = /\.m?js$/.test(address) ? Array.from(content.toString().matchAll(IMPORTS), ([, to = '']) => to) : [];
  const asset = {
    bytes: gzipSync(content).length,
    imports: imports.map((specifier) => posix.join(dirname(address), specifier)),
  };
  assets.set(file, asset);
  return asset;
}

/** Weighs a page: its scripts and islands with all their imports, its styles and its fonts. */
export function weigh(html: string, clientFolder: string): PageWeight {
  const size = (address: string) => assetAt(address, clientFolder).bytes;
  const scripts = [...addressesIn(html, SCRIPTS), ...loadedLater(html, clientFolder)];
  const inline = Array.from(html.matchAll(INLINE_SCRIPTS), ([, text = '']) => gzipSync(text).length);
  const sheets = addressesIn(html, STYLES)
    .map((address) => [address, size(address)] as const)
    .sort(([, one], [, other]) => other - one);
  return {
    scripts: sum(withImports(scripts, clientFolder).map(size)) + sum(inline),
    styles: sum(sheets.map(([, bytes]) => bytes)),
    sheets: sheets.map(([address, bytes]) => `${address.replace(/^.*\/|\..*$/g, '')} ${bytes}`),
    fonts: sum(addressesIn(html, FONTS).map(size)),
  };
}

/** What the site script loads by itself for some pages. */
function loadedLater(html: string, clientFolder: string): string[] {
  if (!html.includes('data-carousel')) return [];
  const names = readdirSync(join(clientFolder, '_astro')).filter((name) => name.startsWith('turn-carousels.'));
  if (names.length === 0) throw new Error('The scripts of carousels are not where they were');
  return names.map((name) => `/_astro/${name}`);
}

function addressesIn(html: string, pattern: RegExp): string[] {
  const found = Array.from(html.matchAll(pattern), ([, one, other]) => one ?? other ?? '');
  return [...new Set(found)];
}

/** Modules and all their static imports, each counted once. */
function withImports(addresses: readonly string[], clientFolder: string): string[] {
  const found = new Set(addresses);
  for (const address of found) {
    for (const imported of assetAt(address, clientFolder).imports) found.add(imported);
  }
  return [...found];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
