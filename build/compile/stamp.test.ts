import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCompiled, sourceStamp, stampFile } from './stamp.mjs';

const BOTH = { withEditor: true };

let root: string;
const note = (withEditor: boolean) => JSON.stringify({ stamp: sourceStamp(root), withEditor });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pagewright-stamp-'));
  await mkdir(join(root, 'site'));
  await mkdir(join(root, '.compiled'));
  await writeFile(join(root, 'site/View.tsx'), 'one');
  await writeFile(stampFile(root), note(true));
});
afterEach(() => rm(root, { recursive: true }));

describe('isCompiled()', () => {
  it('holds as long as no source changes', async () => {
    await writeFile(join(root, 'site/View.test.tsx'), 'a test is not compiled');
    expect(isCompiled(root, BOTH)).toBe(true);
  });

  it('ends when a source is edited, added or removed', async () => {
    await writeFile(join(root, 'site/View.tsx'), 'two');
    expect(isCompiled(root, BOTH)).toBe(false);
    await writeFile(join(root, 'site/View.tsx'), 'one');
    await writeFile(join(root, 'site/Other.tsx'), '');
    expect(isCompiled(root, BOTH)).toBe(false);
    await rm(join(root, 'site/Other.tsx'));
    expect(isCompiled(root, BOTH)).toBe(true);
    await rm(join(root, 'site/View.tsx'));
    expect(isCompiled(root, BOTH)).toBe(false);
  });

  it('tells a compile without the editor from one with it', async () => {
    await writeFile(stampFile(root), note(false));
    expect(isCompiled(root, { withEditor: false })).toBe(true);
    expect(isCompiled(root, BOTH)).toBe(false);
  });

  it('is false when a compile did not finish', async () => {
    await rm(stampFile(root));
    expect(isCompiled(root, BOTH)).toBe(false);
  });
});
