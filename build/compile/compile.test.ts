import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    await writeFile(join(root, 'lock'), String(process.pid)); // Held by a process that runs: waiting for it would never end.
    await compile(folder, [part]);
    expect(compiled).toEqual([]);
  }, 2000);
});

describe.skipIf(process.platform !== 'linux')('runCompile()', () => {
  it('names the command when the compiled output cannot be written', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const part = { name: 'site', sources: ['site'], compileInto: async () => {} };
    await runCompile({ root, siteDir: '/srv/my-site', compiledDir: '/sys/pagewright' }, [part]);
    expect(said.mock.calls.join()).toMatch(
      /^\/srv\/my-site has changed, .*\n {2}SITE_DIR=\/srv\/my-site node build\/set-up\.mjs start$/,
    );
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    said.mockRestore();
  });
});
