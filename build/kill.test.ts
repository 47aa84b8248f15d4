import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCK_PREFIX } from './output/lock-output.ts';
import { builtTexts } from './testing/built-texts.ts';
import { killedBuild } from './testing/run-killed-build.ts';
import { makeSmallSite, navigation, page, type SmallSite } from './testing/small-site.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
  await (await site.open()).catchUp();
});
afterEach(() => site.close());

describe.each(['mid-render', 'before-manifest', 'after-manifest'])('a kill at %s', (step) => {
  beforeEach(async () => {
    await site.write(...navigation('Start'));
    await site.write(...page('new', { slug: 'new', title: 'New' }));
    await site.write('main/pages/about.json', null);
    expect(killedBuild(step, site.options)).toBe('SIGKILL');
  });

  it('leaves a dist that the next start completes', async () => {
    await (await site.open()).catchUp();
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('leaves no page that is unknown to the next start', async () => {
    await site.write('main/pages/new.json', null);
    await (await site.open()).catchUp();
    expect(await site.built()).toEqual(await site.cleanBuild());
  });
});

describe.each(['mid-render', 'before-removals', 'after-manifest'])(
  'a kill at %s, while a new folder is filled',
  (step) => {
    it.each(['missing', 'locked'])('shows none of it, and the next build completes it: %s', async (kind) => {
      const out = join(site.folder, 'out');
      const options = {
        ...site.options,
        distDir: out,
        onlyDomain: 'main',
        isPlainFolder: true,
        manifestDir: `${out}-state`,
      };
      if (kind === 'locked') {
        await mkdir(out);
        await writeFile(join(out, `${LOCK_PREFIX}lock`), '');
      }
      expect(killedBuild(step, options, 'buildAll')).toBe('SIGKILL');
      expect(shown(out)).toEqual([]);
      await (await site.open(options)).buildAll();
      await rm(join(out, `${LOCK_PREFIX}lock`), { force: true });
      expect(Object.fromEntries(await builtTexts(out, 'bytes'))).toEqual(await site.cleanBuild('bytes'));
      expect(readdirSync(site.folder).filter((name) => name.endsWith('.filling'))).toEqual([]);
    });
  },
);

/** What a web server or an upload would find in a folder. */
const shown = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
