import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A unit of the site folder: `blocks/price-list/` holds the block `PriceList`. */
export interface OwnUnit {
  /** `PriceList`: the registered name of a block or header, and of its view's file. */
  name: string;
  /** Absolute path. */
  folder: string;
  /** Absolute paths; undefined where the unit has none. */
  definition?: string;
  view?: string;
  host?: string;
}

export interface OwnUnits {
  blocks: OwnUnit[];
  templates: OwnUnit[];
  headers: OwnUnit[];
}

/** The units of a site folder, and one sentence for each that lacks a file. */
export function findUnits(siteDir: string): { units: OwnUnits; problems: string[] } {
  const units = {
    blocks: unitsIn(siteDir, 'blocks'),
    templates: unitsIn(siteDir, 'templates'),
    headers: unitsIn(siteDir, 'headers'),
  };
  const problems = [
    ...units.blocks.flatMap((unit) => missing(unit, 'blocks', ['definition', 'view'])),
    ...units.templates.flatMap((unit) => missing(unit, 'templates', ['definition'])),
    ...units.headers.flatMap((unit) => missing(unit, 'headers', ['view'])),
  ];
  return { units, problems };
}

/** `price-list` → `PriceList` */
export function nameOfFolder(folder: string): string {
  return folder.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function unitsIn(siteDir: string, kind: keyof OwnUnits): OwnUnit[] {
  const parent = join(siteDir, kind);
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z][a-z0-9-]*$/.test(entry.name))
    .filter(({ name }) => hasSources(join(parent, name)))
    .map(({ name: folderName }) => {
      const [folder, name] = [join(parent, folderName), nameOfFolder(folderName)];
      const file = (fileName: string) => [join(folder, fileName)].find((path) => existsSync(path));
      const [definition, view, host] = [file('definition.ts'), file(`${name}.tsx`), file(`${name}.astro`)];
      return { name, folder, ...(definition && { definition }), ...(view && { view }), ...(host && { host }) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** A unit that was moved away may leave a folder with other files behind. */
const hasSources = (folder: string) => readdirSync(folder).some((name) => /\.(?:tsx?|astro)$/.test(name));

function missing(unit: OwnUnit, kind: keyof OwnUnits, needed: readonly ('definition' | 'view')[]): string[] {
  const files = { definition: 'definition.ts', view: `${unit.name}.tsx` };
  const folder = unit.folder.split(/[\\/]/).at(-1);
  return needed
    .filter((part) => unit[part] === undefined)
    .map((part) => `${kind}/${folder}: expected the file ${files[part]}, found none`);
}
