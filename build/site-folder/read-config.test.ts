import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { SiteFolderError } from './site-folder-error.ts';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

const configured = (config: object) =>
  writeFile(join(siteDir, 'site.config.ts'), `export default ${JSON.stringify(config)};`);
const problems = async () => {
  const error = await readConfig(siteDir).catch((thrown: unknown) => thrown);
  return error instanceof SiteFolderError ? error.problems : [];
};

describe('readConfig()', () => {
  it('returns an empty object for a folder without a configuration', async () => {
    expect(await readConfig(siteDir)).toEqual({});
  });

  it('returns the configuration', async () => {
    const config = {
      name: 'Hof',
      language: 'de-AT',
      texts: { card: { readMore: 'Weiterlesen' } },
      without: { blocks: ['Hub'] },
    };
    await configured(config);
    expect(await readConfig(siteDir)).toMatchObject(config);
  });

  it('lists every bad value in one message, with its path, what is expected and what was found', async () => {
    await configured({ name: 5, language: 'German', texts: { card: { readMoer: 'x' } }, colours: [] });
    expect(await problems()).toEqual([
      'site.config.ts › name: expected a value of type string, found 5',
      'site.config.ts › language: expected a language such as "en" or "de-AT", found "German"',
      expect.stringMatching(/^site\.config\.ts › texts › card: expected only .*readMore.*; found readMoer$/),
      'site.config.ts: expected only name, language, timeZone, texts, fonts, palette, themeColour, feeds, securityContact, templates, without; found colours',
    ]);
  });

  it('names the file with a syntax error', async () => {
    await writeFile(join(siteDir, 'site.config.ts'), 'export default {');
    expect((await problems()).join()).toMatch(/^site\.config\.ts: cannot be loaded: /);
  });
});
