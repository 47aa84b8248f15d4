import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { COMPILED } from '../testing/test-settings.ts';

const SECRET = 'this is nobody’s business';
const HIDDEN = [
  '.git/config',
  '.env',
  '.env.production',
  '.ssh/id_rsa',
  'drafts.sqlite',
  'drafts.sqlite-wal',
  'drafts.sqlite-shm',
  'backup.db',
  '_astro/page.js.map',
];

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.discard());

/** Writes the hidden files into a folder that a server reads from. */
async function plantIn(folder: string): Promise<void> {
  for (const name of HIDDEN) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), SECRET);
  }
}

describe('a private file', () => {
  it.each([...HIDDEN, '_astro/', '_astro', '_media/', '_files/', '_headers', '_redirects', '..%2fdata%2fauth-secret'])(
    'is 404 at /%s on both servers, even if it exists',
    async (name) => {
      await plantIn(join(service.folder, 'dist', 'main'));
      for (const url of [service.editorUrl, service.siteUrl]) {
        const response = await fetch(`${url}/${name}`);
        expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining(SECRET)]);
      }
    },
  );

  it.each(['.git/config', '.env', 'drafts.sqlite', 'page.js.map'])('is 404 at /_editor/%s too', async (name) => {
    const compiledDir = join(service.folder, 'compiled');
    await rm(compiledDir, { recursive: true, force: true }); // Of the test before: a link is not copied over another.
    await cp(COMPILED, compiledDir, { recursive: true });
    for (const part of ['editor', 'site/client']) await plantIn(join(compiledDir, part));
    await writeFile(join(compiledDir, 'editor', 'page.js.map'), SECRET);
    const other = await startTestService({ compiledDir });
    try {
      for (const address of [`/_editor/${name}`, `/${name}`, '/_editor/', '/_editor']) {
        expect((await fetch(`${other.editorUrl}${address}`)).status).toBe(404);
      }
    } finally {
      await other.discard();
    }
  });
});
