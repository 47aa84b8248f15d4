import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#content-store/model/error.ts';
import { defineCheck } from '#site/extend/check.ts';
import { defineHook } from '#site/extend/hook.ts';
import { editorExtensions, serverExtensions } from './find-extensions.ts';
import { inBoundary, loadExtensions } from './load-extensions.ts';
import { ownModules } from './own-modules.ts';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

async function fill(...files: string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(siteDir, file)), { recursive: true });
    await writeFile(join(siteDir, file), '');
  }
}

describe('the extensions of a site folder', () => {
  it('are found by their folders, without the files that only help', async () => {
    await fill('checks/b.ts', 'checks/a.ts', 'checks/a.test.ts', 'hooks/after-publish.ts', 'routes/books.ts');
    await fill('import-sources/old.ts', 'tabs/books.tsx', 'tabs/Table.tsx', 'tabs/books.module.css', 'commands/go.ts');
    await fill('fields/star-rating/definition.ts', 'fields/notes/readme.md');
    expect(serverExtensions(siteDir)).toEqual([
      'checks/a.ts',
      'checks/b.ts',
      'hooks/after-publish.ts',
      'import-sources/old.ts',
      'routes/books.ts',
    ]);
    expect(editorExtensions(siteDir)).toEqual([
      'commands/go.ts',
      'tabs/books.tsx',
      'fields/star-rating/StarRatingControl.tsx',
    ]);
  });

  it('are in two modules, so that neither service nor editor loads those of the other', async () => {
    await fill('checks/a.ts', 'tabs/books.tsx');
    const none = { blocks: [], templates: [], headers: [] };
    const modules = ownModules(join(siteDir, '.compiled/own'), siteDir, {}, none);
    expect(modules['extensions.ts']).toContain('"checks/a.ts": () => import("../../checks/a.ts")');
    expect(modules['extensions.ts']).not.toContain('tabs');
    expect(modules['editor-extensions.ts']).toContain('"tabs/books.tsx": () => import("../../tabs/books.tsx")');
    expect(modules['editor-extensions.ts']).not.toContain('checks');
  });
});

describe('loadExtensions()', () => {
  const made = (value: unknown) => async () => ({ default: value });

  it('leaves out what cannot be used, and says of each file why', async () => {
    const { extensions, problems } = await loadExtensions({
      'checks/good.ts': made(defineCheck(() => [])),
      'checks/no-default.ts': async () => ({}),
      'checks/a-hook.ts': made(defineHook('after-publish', () => {})),
      'hooks/after-publish.ts': made(defineHook('after-submission', () => {})),
      'routes/broken.ts': () => Promise.reject(new SyntaxError("Unexpected token '}'")),
    });
    expect(extensions.checks.map(({ file, name }) => [file, name])).toEqual([['checks/good.ts', 'good']]);
    expect([...extensions.hooks, ...extensions.routes]).toEqual([]);
    expect(problems).toEqual([
      'site folder: checks/no-default.ts: expected a default export that makes a check',
      'site folder: checks/a-hook.ts: expected a default export that makes a check',
      'site folder: hooks/after-publish.ts: expected the hook after-publish, found after-submission',
      "site folder: routes/broken.ts: Unexpected token '}'",
    ]);
  });
});

describe('inBoundary()', () => {
  it('names the file of what throws, at once or later', async () => {
    const fails = () => {
      throw new TypeError('x is not a function');
    };
    await expect(inBoundary('checks/a.ts', fails)).rejects.toThrow('site folder: checks/a.ts: x is not a function');
    await expect(inBoundary('checks/a.ts', async () => fails())).rejects.toThrow('site folder: checks/a.ts: x is');
  });

  it('ends what hangs', async () => {
    const hanging = inBoundary('hooks/after-publish.ts', () => new Promise(() => {}), 10);
    await expect(hanging).rejects.toThrow('site folder: hooks/after-publish.ts: it did not finish within 0.01 seconds');
  });

  it('lets a refusal for people pass as it is', async () => {
    const refusal = new AppError('not-found', 'No such book');
    await expect(inBoundary('routes/a.ts', () => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});
