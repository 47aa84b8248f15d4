import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { declaredBy } from './declared-by.ts';

const DOOR = `import type { Tea } from './tea.ts';

interface Options {
  /** Minutes. */
  time?: number;
}

/** Makes tea. */
export function brew(tea: Tea, { time = 3 }: Options = {}) {
  return { tea, time };
}

export type { Cup } from './tea.ts';
`;

const TEA = `/** What is brewed. */
export interface Tea {
  leaf: string;
}

const SIZES = ['small', 'large'] as const;

/** How much. */
export type Cup = (typeof SIZES)[number];
`;

test('declaredBy() reads exports with their docstrings, their own types, and types of other files', async () => {
  const folder = await temporaryFolder();
  const door = join(folder, 'door.ts');
  await Promise.all([writeFile(door, DOOR), writeFile(join(folder, 'tea.ts'), TEA)]);
  const { exports = [], others = [] } = declaredBy([door]).get(door) ?? {};
  expect(exports).toMatchObject([
    { name: 'brew', description: 'Makes tea.' },
    { name: 'Cup', description: 'How much.', code: "type Cup = 'small' | 'large';" },
  ]);
  expect(exports[0]?.code).toMatch(
    /^function brew\(tea: Tea, \{ time \}\?: Options\): \{[\s\S]*\};\n\ninterface Options/,
  );
  expect(exports[0]?.code).toContain('/** Minutes. */');
  expect(others).toMatchObject([{ name: 'Tea', description: 'What is brewed.' }]);
});
