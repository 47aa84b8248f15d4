import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isCompiled, noteFile, type StampedPart, sourceStamp, sourceTimes } from './stamp.ts';

const SITE = { name: 'site', sources: ['site', 'package.json'] };
const EDITOR = { name: 'editor', sources: [...SITE.sources, 'editor'] };

let root: string;
const folder = () => ({ root, siteDir: join(root, 'elsewhere'), compiledDir: join(root, '.compiled') });
const note = (part: StampedPart) =>
  writeFile(noteFile(folder(), part), JSON.stringify({ stamp: sourceStamp(folder(), part) }));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pagewright-stamp-'));
  await mkdir(join(root, 'site'));
  await mkdir(join(root, '.compiled'));
  await writeFile(join(root, 'site/View.tsx'), 'one');
  await note(SITE);
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(root, { recursive: true });
});

describe('isCompiled()', () => {
  it('is true as long as no source changes', async () => {
    await writeFile(join(root, 'site/View.test.tsx'), 'a test is not compiled');
    expect(isCompiled(folder(), SITE)).toBe(true);
  });

  it('is false once a source is edited, added or removed', async () => {
    await writeFile(join(root, 'site/View.tsx'), 'two');
    expect(isCompiled(folder(), SITE)).toBe(false);
    await writeFile(join(root, 'site/View.tsx'), 'one');
    await writeFile(join(root, 'site/Other.tsx'), '');
    expect(isCompiled(folder(), SITE)).toBe(false);
    await rm(join(root, 'site/Other.tsx'));
    expect(isCompiled(folder(), SITE)).toBe(true);
    await rm(join(root, 'site/View.tsx'));
    expect(isCompiled(folder(), SITE)).toBe(false);
  });

  it('is false once the site folder changes, except for its content', async () => {
    await mkdir(join(root, 'elsewhere/content'), { recursive: true });
    await writeFile(join(root, 'elsewhere/content/page.json'), '{}');
    expect(isCompiled(folder(), SITE)).toBe(true);
    await writeFile(join(root, 'elsewhere/theme.css'), ':root {}');
    expect(isCompiled(folder(), SITE)).toBe(false);
  });

  it('is true after a publish into folders of the site folder that the settings name', async () => {
    vi.stubEnv('DATA_DIR', join(root, 'elsewhere/site-data'));
    vi.stubEnv('DIST_DIR', join(root, 'elsewhere/public-html'));
    for (const path of ['site-data/published/page.json', 'public-html/main/index.html']) {
      await mkdir(join(root, 'elsewhere', path, '..'), { recursive: true });
      await writeFile(join(root, 'elsewhere', path), '');
    }
    expect(isCompiled(folder(), SITE)).toBe(true);
  });

  it('is true after files in the site folder that no compile reads', async () => {
    await mkdir(join(root, 'elsewhere/blocks/note'), { recursive: true });
    await mkdir(join(root, 'elsewhere/backup-monday'));
    const stray = ['npm-debug.log', 'theme.css~', '.theme.css.swp', '4913', '#theme.css#', 'backup-monday/page.json'];
    for (const path of [...stray, 'blocks/note/Note.tsx.orig']) await writeFile(join(root, 'elsewhere', path), 'stray');
    expect(isCompiled(folder(), SITE)).toBe(true);
  });

  it.each(['blocks/note/Note.tsx', 'blocks/note/leaf.svg', 'fonts/own.woff2', 'package.json', 'public/key.pem'])(
    'is false after a change of %s in the site folder',
    async (path) => {
      await mkdir(join(root, 'elsewhere', path, '..'), { recursive: true });
      await writeFile(join(root, 'elsewhere', path), 'changed');
      expect(isCompiled(folder(), SITE)).toBe(false);
    },
  );

  it('reads nothing while sizes and times of all sources are those of the compile', async () => {
    const times = sourceTimes(folder(), SITE);
    await writeFile(noteFile(folder(), SITE), JSON.stringify({ stamp: 'of sources that were not read', times }));
    expect(isCompiled(folder(), SITE)).toBe(true);
    await writeFile(join(root, 'site/View.tsx'), 'two'); // of the same size
    expect(isCompiled(folder(), SITE)).toBe(false);
  });

  it('does not depend on the site folder for a part that is the product’s alone', async () => {
    const own = { ...SITE, isOfProduct: true as const };
    await note(own);
    await mkdir(join(root, 'elsewhere'));
    await writeFile(join(root, 'elsewhere/theme.css'), ':root {}');
    expect(isCompiled(folder(), own)).toBe(true);
  });

  it('is true for a site folder that was moved', async () => {
    await mkdir(join(root, 'elsewhere'));
    await writeFile(join(root, 'elsewhere/theme.css'), ':root {}');
    const stamp = sourceStamp(folder(), SITE);
    await rename(join(root, 'elsewhere'), join(root, 'moved'));
    expect(sourceStamp({ root, siteDir: join(root, 'moved') }, SITE)).toBe(stamp);
  });

  it('checks each part separately', async () => {
    expect(isCompiled(folder(), EDITOR)).toBe(false);
    await note(EDITOR);
    await mkdir(join(root, 'editor'));
    await writeFile(join(root, 'editor/Shell.tsx'), '');
    expect(isCompiled(folder(), EDITOR)).toBe(false);
    expect(isCompiled(folder(), SITE)).toBe(true);
  });

  it('is false when a compile did not finish', async () => {
    await rm(noteFile(folder(), SITE));
    expect(isCompiled(folder(), SITE)).toBe(false);
  });
});
