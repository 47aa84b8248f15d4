import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { PRODUCT, siteFolder } from '../site-folder/site-folder.mjs';
import { cssModulePrefix } from './css-module-name.ts';
import { type PageStyles, prefixesIn, STYLES_FILE } from './page-styles.ts';
import { sourcesBelow } from './stamp.ts';

/** A smaller sheet is part of the common one: a request of its own would weigh more. */
const MIN_BYTES = 400;
/** At-rules in which rules are looked for; all others are chosen as a whole. */
const HOLDS_RULES = /^(?:media|supports|container|layer|starting-style)$/i;
/** The styles of these are on every page. */
const EVERYWHERE = /^site\/(?:chrome\/|document\/Page|header-parts\/)/;

/**
 * Splits the stylesheet of a compiled site into the styles of every page and a sheet for each CSS module, which only the
 * pages that use it link. `styles.json` says which are whose.
 */
export async function splitStyles(outDir: string): Promise<void> {
  const client = join(outDir, 'client');
  const [path = '', ...others] = globSync('_astro/*.css', { cwd: client });
  if (others.length > 0) throw new Error(`Expected one stylesheet, found also ${others.join(', ')}`);
  const text = await readFile(join(client, path), 'utf8');
  const modules = cssModules();
  const css = postcss.parse(text);
  const parts = [...prefixesIn(text)].flatMap((prefix) => {
    const file = modules.get(prefix);
    if (file === undefined || EVERYWHERE.test(relative(PRODUCT, file))) return [];
    const part = partOf(css, (rule) => ownerOf(rule, modules) === prefix);
    return part.length < MIN_BYTES ? [] : [{ prefix, part, name: basename(file, '.module.css') }];
  });
  const separate = new Set(parts.map(({ prefix }) => prefix));
  const common = partOf(css, (rule) => !separate.has(ownerOf(rule, modules)));
  const styles: PageStyles = {
    link: `/${path}`,
    common: await writeSheet(client, 'site', layerOrder(css) + common),
    sheets: await Promise.all(
      parts.map(async ({ prefix, part, name }) => [prefix, await writeSheet(client, name, part)] as const),
    ),
    scripts: prefixesOfScripts(client, separate),
  };
  await rm(join(client, path));
  await writeFile(join(outDir, STYLES_FILE), JSON.stringify(styles));
}

/** The CSS modules of product and site folder, by the prefix of their class names. */
function cssModules(): Map<string, string> {
  const { siteDir } = siteFolder();
  const ofProduct = sourcesBelow(PRODUCT, 'site').map((path) => join(PRODUCT, path));
  const files = [...ofProduct, ...sourcesBelow(siteDir).map((path) => join(siteDir, path))];
  return new Map(files.filter((file) => file.endsWith('.module.css')).map((file) => [cssModulePrefix(file), file]));
}

/** The module whose classes are in a selector, or in the name of an animation; '' for those of none or of several. */
function ownerOf(text: string, modules: ReadonlyMap<string, string>): string {
  const [owner = '', ...others] = [...prefixesIn(text)].filter((prefix) => modules.has(prefix));
  return others.length === 0 ? owner : '';
}

/** The selectors, animations and other declarations that are chosen by their text, in their layers and conditions. */
function partOf(css: Root, isChosen: (text: string) => boolean): string {
  const part = css.clone();
  keepChosen(part, isChosen);
  return part.toString();
}

/** What is nested in a rule stays with it, whatever its selectors are. */
function keepChosen(inside: Root | AtRule, isChosen: (text: string) => boolean): void {
  inside.each((node) => {
    if (node.type === 'rule') {
      const kept = node.selectors.filter(isChosen);
      if (kept.length === 0) node.remove();
      else if (kept.length < node.selectors.length) node.selectors = kept;
    } else if (node.type === 'atrule' && node.nodes && HOLDS_RULES.test(node.name)) {
      keepChosen(node, isChosen);
      if (node.nodes.length === 0) node.remove();
    } else if (node.type !== 'atrule' || !isChosen(node.params)) node.remove();
  });
}

/** The first rules of the layers set their order, and all of these may be in separate sheets. */
function layerOrder(css: Root): string {
  const layers = css.nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? [node.params] : []));
  return `@layer ${[...new Set(layers)].join(',')};`;
}

/** Writes a stylesheet under a name that changes with its text; returns its address. */
async function writeSheet(client: string, name: string, text: string): Promise<string> {
  const path = `_astro/${name}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(client, path), text);
  return `/${path}`;
}

/** The prefixes in each script and in all that it may load. */
function prefixesOfScripts(client: string, separate: ReadonlySet<string>): Record<string, string[]> {
  const paths = globSync('_astro/*.js', { cwd: client }).sort();
  const texts = new Map(paths.map((path) => [basename(path), readFileSync(join(client, path), 'utf8')]));
  const withImports = (name: string) => {
    const found = new Set([name]);
    for (const one of found) {
      for (const file of texts.keys()) if (texts.get(one)?.includes(`/${file}`)) found.add(file);
    }
    return [...found].map((file) => texts.get(file)).join('\n');
  };
  const shown = [...texts.keys()].map((name) => {
    const prefixes = [...prefixesIn(withImports(name))].filter((prefix) => separate.has(prefix));
    return [`/_astro/${name}`, prefixes] as const;
  });
  return Object.fromEntries(shown.filter(([, prefixes]) => prefixes.length > 0));
}
