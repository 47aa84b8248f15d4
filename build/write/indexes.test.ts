import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ownConfig } from '#site/fields/own-config.ts';
import { makeSmallSite } from '../testing/small-site.ts';

const SECURITY = '.well-known/security.txt';
const { securityContact } = ownConfig;
beforeEach(() => {
  ownConfig.securityContact = undefined;
});
afterAll(() => {
  ownConfig.securityContact = securityContact;
});

/** A site whose compile has these files. */
async function siteWith(...paths: string[]) {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  for (const path of paths) {
    const file = join(site.folder, 'compiled/site/client', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'own');
  }
  return site;
}

describe('writeSigns()', () => {
  it('lists only icons that exist', async () => {
    const site = await siteWith('favicon.ico', 'icon-512.png');
    await (await site.open()).buildAll();
    const { icons } = JSON.parse(await readFile(join(site.folder, 'dist/main/manifest.webmanifest'), 'utf8'));
    expect(icons).toEqual([{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }]);
  });

  it("keeps the site folder's own security.txt", async () => {
    const site = await siteWith(SECURITY);
    await (await site.open()).buildAll();
    expect((await site.built())[SECURITY]).toBe('own');
  });
});

describe('warnOfExpiry()', () => {
  it('names the contact that readers ignore from its day on', async () => {
    ownConfig.securityContact = { contact: ['mailto:security@example.org'], expires: '2026-05-02' };
    const site = await siteWith();
    const warningsOn = async (day: string) =>
      (await (await site.open({ now: () => new Date(`${day}T00:00:00Z`) })).buildAll()).warnings;
    expect(await warningsOn('2026-05-01')).toEqual([]);
    const message = 'securityContact in site.config.ts expired on 2026-05-02: check the addresses and set a later date';
    expect(await warningsOn('2026-05-02')).toEqual([{ domainId: 'main', page: `/${SECURITY}`, message }]);
  });
});
