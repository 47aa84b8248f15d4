import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { deployByRsync } from './deploy-by-rsync.ts';

const hasRsync = spawnSync('rsync', ['--version']).status === 0;

const SITE = [
  'index.html',
  'about/index.html',
  'ニュース/日本語/index.html',
  '_astro/a.css',
  '_files/01/Über uns.pdf',
  'sitemap.xml',
  '.lock',
];

async function write(folder: string, path: string, text = path): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function site() {
  const [distDir, target] = [await temporaryFolder(), await temporaryFolder()];
  for (const path of SITE) await write(join(distDir, 'main'), path);
  const lines: string[] = [];
  const deploy = (isDryRun = false) => {
    lines.length = 0;
    return deployByRsync(target, { distDir, domain: 'main', isDryRun, onFile: (line) => lines.push(line) });
  };
  const there = async () =>
    (await readdir(target, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1))
      .sort();
  return { distDir, folder: join(distDir, 'main'), target, deploy, lines, there };
}

const noRsync = 'needs the program rsync';

describe.skipIf(!hasRsync)(`deployByRsync()${hasRsync ? '' : `: ${noRsync}`}`, () => {
  it('sends a site, then what changed, and removes what is gone', async () => {
    const { folder, deploy, there } = await site();
    const visible = SITE.filter((path) => path !== '.lock');
    expect((await deploy()).sent.sort()).toEqual([...visible].sort());
    expect(await there()).toEqual(['.pagewright-deployed', ...visible].sort());

    await utimes(join(folder, 'sitemap.xml'), 1, 1); // built again, elsewhere
    expect(await deploy()).toEqual({ sent: [], removed: [] });

    await write(folder, 'index.html', 'changed');
    await rm(join(folder, 'about'), { recursive: true });
    await rm(join(folder, '_astro'), { recursive: true });
    const { sent, removed } = await deploy();
    expect({ sent, removed: removed.sort() }).toEqual({
      sent: ['index.html'],
      removed: ['_astro/a.css', 'about/index.html'],
    });
    expect(await there()).toEqual(['.pagewright-deployed', '_files/01/Über uns.pdf', 'index.html', 'sitemap.xml']);
  });

  it('changes nothing with --dry-run, and says what it would do', async () => {
    const { deploy, lines, there } = await site();
    expect((await deploy(true)).sent).toHaveLength(5);
    expect(lines).toContain('send about/index.html');
    expect(await there()).toEqual([]);
  });

  it('never removes what was in a folder before it deployed there, and names it', async () => {
    const { target, deploy, lines, there } = await site();
    await write(target, 'precious.txt');
    expect((await deploy(true)).removed).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      expect((await deploy()).removed).toEqual([]);
      expect(lines).toContainEqual(expect.stringMatching(/^leave precious\.txt, /));
      expect(await there()).toContain('precious.txt');
    }
  });

  it('names a target that cannot be reached', async () => {
    const distDir = await temporaryFolder();
    await write(join(distDir, 'main'), 'index.html');
    const options = { distDir, domain: 'main', isDryRun: false, onFile: () => {} };
    await expect(deployByRsync('/dev/null/x', options)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(deployByRsync('-e sh', options)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses a domain without a built site, and one whose folder is empty', async () => {
    const { distDir, target } = await site();
    await mkdir(join(distDir, 'empty'));
    for (const domain of ['other', 'empty']) {
      const options = { distDir, domain, isDryRun: false, onFile: () => {} };
      await expect(deployByRsync(target, options)).rejects.toThrow(`no site of the domain ${domain}`);
    }
  });
});
