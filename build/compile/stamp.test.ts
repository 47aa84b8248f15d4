import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCompiled, sourceStamp, stampFile } from './stamp.mjs';

const BOTH = { withEditor: true };

let root: string;
const folder = () => ({ root, siteDir: join(root, 'elsewhere'), compiledDir: join(root, '.compiled') });
const note = (withEditor: boolean) => JSON.stringify({ stamp: sourceStamp(folder()), withEditor });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pagewright-stamp-'));
  await mkdir(join(root, 'site'));
  await mkdir(join(root, '.compiled'));
  await writeFile(join(root, 'site/View.tsx'), 'one');
  await writeFile(stampFile(folder().compiledDir), note(true));
});
afterEach(() => rm(root, { recursive: true }));

describe('isCompiled()', () => {
  it('holds as long as no source changes', async () => {
    await writeFile(join(root, 'site/View.test.tsx'), 'a test is not compiled');
    expect(isCompiled(folder(), BOTH)).toBe(true);
  });

  it('ends when a source is edited, added or removed', async () => {
    await writeFile(join(root, 'site/View.tsx'), 'two');
    expect(isCompiled(folder(), BOTH)).toBe(false);
    await writeFile(join(root, 'site/View.tsx'), 'one');
    await writeFile(join(root, 'site/Other.tsx'), '');
    expect(isCompiled(folder(), BOTH)).toBe(false);
    await rm(join(root, 'site/Other.tsx'));
    expect(isCompiled(folder(), BOTH)).toBe(true);
    await rm(join(root, 'site/View.tsx'));
    expect(isCompiled(folder(), BOTH)).toBe(false);
  });

  it('ends when the site folder changes, but not when its content does', async () => {
    await mkdir(join(root, 'elsewhere/content'), { recursive: true });
    await writeFile(join(root, 'elsewhere/content/page.json'), '{}');
    expect(isCompiled(folder(), BOTH)).toBe(true);
    await writeFile(join(root, 'elsewhere/theme.css'), ':root {}');
    expect(isCompiled(folder(), BOTH)).toBe(false);
  });

  it('holds for a site folder that lies elsewhere', async () => {
    await mkdir(join(root, 'elsewhere'));
    await writeFile(join(root, 'elsewhere/theme.css'), ':root {}');
    const stamp = sourceStamp(folder());
    await rename(join(root, 'elsewhere'), join(root, 'moved'));
    expect(sourceStamp({ root, siteDir: join(root, 'moved') })).toBe(stamp);
  });

  it('tells a compile without the editor from one with it', async () => {
    await writeFile(stampFile(folder().compiledDir), note(false));
    expect(isCompiled(folder(), { withEditor: false })).toBe(true);
    expect(isCompiled(folder(), BOTH)).toBe(false);
  });

  it('is false when a compile did not finish', async () => {
    await rm(stampFile(folder().compiledDir));
    expect(isCompiled(folder(), BOTH)).toBe(false);
  });
});
