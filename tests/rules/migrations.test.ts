import { expect, it } from 'vitest';
import { importsOf, type SourceFile, sourceFiles } from './source-files.ts';

const FOLDER = 'content-store/drafts/database/migrations/';
const isMigration = ({ path }: SourceFile) => path.startsWith(FOLDER) && !path.endsWith('.test.ts');

/** Kysely, and what Node itself brings. */
const isStable = (specifier: string) => specifier === 'kysely' || specifier.startsWith('node:');

/** A migration must not depend on code that keeps changing, or an old database would be migrated wrongly. */
function violations(files: readonly SourceFile[]): string[] {
  return files.filter(isMigration).flatMap((file) =>
    importsOf(file)
      .filter(({ specifier, target }) => !(target === null ? isStable(specifier) : target.startsWith(FOLDER)))
      .map(({ specifier }) => `${file.path} must not import ${specifier}`),
  );
}

it('migrations import Kysely, Node and each other, nothing else', () => {
  expect(sourceFiles().filter(isMigration).length).toBeGreaterThan(8);
  expect(violations(sourceFiles())).toEqual([]);
});

it.each([
  "import type { Database } from '../schema.ts';",
  "import { z } from 'zod';",
  "import '#site/blocks/registry.ts';",
])('rejects a migration with %s', (text) => {
  expect(violations([{ path: `${FOLDER}0010-next.ts`, text }])).toHaveLength(1);
});
