import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { definitions } from './definitions.ts';
import { views } from './views.ts';

const HERE = import.meta.dirname;

/** `left-right-content` → `LeftRightContent` */
function componentTypeOf(folder: string): string {
  return folder.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** One sentence for each registry that does not list a block's folder. */
function missingLines(folders: readonly string[]): string[] {
  const hosts = readFileSync(`${HERE}/hosts.ts`, 'utf8');
  const defined = new Set(definitions.map(({ componentType }) => componentType));
  return folders.flatMap((folder) => {
    const type = componentTypeOf(folder);
    const hydrates = existsSync(`${HERE}/${folder}/${type}.astro`);
    return [
      ...(defined.has(type) ? [] : [`${folder} is missing in definitions.ts`]),
      ...(Object.hasOwn(views, type) ? [] : [`${folder} is missing in built-in-views.ts`]),
      ...(hydrates && !hosts.includes(`./${folder}/${type}.astro`) ? [`${folder} is missing in hosts.ts`] : []),
    ];
  });
}

/** Folders that contain a definition. */
function blockFolders(): string[] {
  return readdirSync(HERE).filter((name) => existsSync(`${HERE}/${name}/definition.ts`));
}

describe('registries', () => {
  test('every block folder is listed in each registry', () => {
    expect(missingLines(blockFolders())).toEqual([]);
  });

  test('a block folder missing from a registry is named', () => {
    expect(missingLines(['not-registered'])).toEqual([
      'not-registered is missing in definitions.ts',
      'not-registered is missing in built-in-views.ts',
    ]);
  });

  test('every registered block has a folder and a unique name', () => {
    const folders = blockFolders().map(componentTypeOf);
    expect(definitions.map(({ componentType }) => componentType).sort()).toEqual(folders.sort());
    expect(Object.keys(views).sort()).toEqual(folders);
  });
});
