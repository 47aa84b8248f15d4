import { basename, join } from 'node:path';
import { findUnits, type OwnUnit } from './find-units.ts';
import { SiteFolderError } from './site-folder-error.ts';
import { writeIfChanged } from './write-if-changed.ts';

/** Writes the lists of the product's own blocks, templates and headers from their folders. Throws SiteFolderError. */
export async function writeBuiltIn(site: string): Promise<void> {
  for (const [path, text] of Object.entries(builtInLists(site))) await writeIfChanged(join(site, path), text);
}

/** The text of each list, by its path in the product's `site`. Throws SiteFolderError when a folder lacks a file. */
export function builtInLists(site: string): Record<string, string> {
  const { units, problems } = findUnits(site);
  if (problems.length > 0) throw new SiteFolderError(site, problems);
  const { blocks, templates, headers } = units;
  const hosted = blocks.filter(({ host }) => host !== undefined);
  return {
    'blocks/built-in-definitions.ts': list(blocks, (name) => `{ ${exportOf(name)} }`, 'definition.ts'),
    'blocks/built-in-hosts.ts': list(hosted, (name) => `{ default as ${name} }`, 'astro'),
    'blocks/built-in-views.ts': list(blocks, (name) => `{ ${name} }`, 'tsx'),
    'headers/built-in-views.ts': list(headers, (name) => `{ ${name} }`, 'tsx'),
    'templates/built-in-definitions.ts': list(templates, (name) => `{ ${exportOf(name)} }`, 'definition.ts'),
  };
}

/** `PriceList` → `priceList` */
const exportOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function list(units: readonly OwnUnit[], exported: (name: string) => string, file: string): string {
  const lines = units.map(({ name, folder }) => {
    const path = `./${basename(folder)}/${file === 'definition.ts' ? file : `${name}.${file}`}`;
    return `export ${exported(name)} from '${path}';\n`;
  });
  return `// Written from the folders beside it by \`build/site-folder/write-built-in.ts\`.\n${lines.join('')}`;
}
