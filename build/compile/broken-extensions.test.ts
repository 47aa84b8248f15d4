import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownModules } from '../site-folder/own-modules.ts';
import { siteFolderPlugin } from '../site-folder/site-folder-plugin.ts';
import { brokenExtensions, withoutBroken } from './broken-extensions.ts';

const FILES = {
  'commands/good.ts': "import { defineCommand } from 'pagewright/editor';\nexport default defineCommand({});",
  'tabs/half.tsx': 'export default {\n  Panel: () => <p>half< };',
  'tabs/lost.tsx': "import lost from './lost-file.ts';\nexport default lost;",
  'fields/rating/definition.ts': '',
};
let siteDir: string;
let broken: Map<string, string>;

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(siteDir, file)), { recursive: true });
    await writeFile(join(siteDir, file), text);
  }
  broken = await brokenExtensions(siteDir);
});
afterAll(() => rm(siteDir, { recursive: true }));

it('brokenExtensions() says why a command, tab or control cannot be compiled, and nothing of the others', () => {
  expect(Object.fromEntries(broken)).toEqual({
    'tabs/half.tsx': 'line 2: Unexpected token',
    'tabs/lost.tsx': expect.stringMatching(/^line 1: Could not resolve '\.\/lost-file\.ts'/),
    'fields/rating/RatingControl.tsx': expect.stringContaining('RatingControl.tsx'),
  });
});

it('withoutBroken() has the others compiled, and each broken one throw its reason when it is loaded', async () => {
  const { build } = await import('vite');
  const none = { blocks: [], templates: [], headers: [] };
  const modules = ownModules(siteDir, siteDir, {}, none);
  const entry = join(siteDir, 'editor-extensions.ts');
  await writeFile(entry, modules['editor-extensions.ts'] ?? '');
  const plugins = [withoutBroken(siteDir, broken), siteFolderPlugin()];
  const lib = { entry, formats: ['es' as const], fileName: () => 'editor-extensions.js' };
  await build({ configFile: false, plugins, logLevel: 'silent', build: { outDir: join(siteDir, 'out'), lib } });
  const { ownEditorExtensions } = await import(join(siteDir, 'out', 'editor-extensions.js'));
  await expect(ownEditorExtensions['commands/good.ts']()).resolves.toMatchObject({ default: { kind: 'command' } });
  await expect(ownEditorExtensions['tabs/half.tsx']()).rejects.toThrow('line 2: Unexpected token');
});
