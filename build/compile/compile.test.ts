import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryLock } from '#content-store/lock/lock-file.ts';
import { compile, runCompile } from './compile.ts';
import { noteFile, sourceStamp } from './stamp.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pagewright-compile-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('compile()', () => {
  it('writes nothing when all is compiled, so that the program may be read-only', async () => {
    const folder = { root, siteDir: join(root, 'elsewhere'), compiledDir: root };
    const compiled: string[] = [];
    const part = { name: 'site', sources: ['site'], compileInto: async (into: string) => void compiled.push(into) };
    await writeFile(noteFile(folder, part), JSON.stringify({ stamp: sourceStamp(folder, part) }));
    const release = tryLock(join(root, 'compile.lock'), 'another process'); // waiting for it would never end
    await compile(folder, [part]);
    release?.();
    expect(compiled).toEqual([]);
  }, 2000);
});

describe.skipIf(process.platform !== 'linux')('runCompile()', () => {
  it.each([
    ['made', () => '/sys/pagewright'],
    ['locked', () => root],
  ])('names the command when the compiled output cannot be %s', async (_, compiledDir) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const part = { name: 'site', sources: ['site'], compileInto: async () => {} };
    await mkdir(join(root, 'compile.lock'));
    await runCompile({ root, siteDir: '/srv/my-site', compiledDir: compiledDir() }, [part]);
    expect(said.mock.calls.join()).toMatch(
      /^\/srv\/my-site has changed, .*\n {2}SITE_DIR=\/srv\/my-site node build\/set-up\.mjs start$/,
    );
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    said.mockRestore();
  });
});
