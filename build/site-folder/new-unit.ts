import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOfFolder } from './find-units.ts';

/** The names of a new unit. */
export interface UnitNames {
  /** `price-list` */
  folder: string;
  /** `PriceList` */
  type: string;
  /** `priceList` */
  value: string;
  /** `Price list` */
  label: string;
}

/** The names of a unit given as `price-list` or `PriceList`. Throws when the name is invalid. */
export function unitNames(given: string): UnitNames {
  const folder = given
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder)) {
    throw new Error(`A name can have only letters, digits and hyphens, such as price-list; found "${given}"`);
  }
  const type = nameOfFolder(folder);
  const label = folder.replaceAll('-', ' ');
  return {
    folder,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    label: label.charAt(0).toUpperCase() + label.slice(1),
  };
}

/** Where units are added: a site folder, or the product itself, whose files import each other by their paths. */
export interface UnitTarget {
  siteDir: string;
  isProduct?: boolean;
}

/** Writes a unit's files into a new folder there and returns their paths. Throws when the folder already exists. */
export async function writeUnit(
  { siteDir, isProduct = false }: UnitTarget,
  path: string,
  files: Readonly<Record<string, string>>,
): Promise<string[]> {
  const folder = join(siteDir, path);
  if (existsSync(folder)) throw new Error(`${folder} already exists`);
  await mkdir(folder, { recursive: true });
  const written = Object.entries(files).map(async ([name, text]) => {
    const file = join(folder, name);
    await writeFile(file, isProduct ? text.replaceAll(/'pagewright\/(\w+)'/g, "'../../entries/$1.ts'") : text);
    return file;
  });
  return Promise.all(written);
}
