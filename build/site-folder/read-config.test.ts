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
      'site.config.ts: expected only name, language, languages, timeZone, texts, fonts, palette, themeColour, feeds, securityContact, templates, without; found colours',
    ]);
  });

  it.each([
    [{ en: {}, de: { path: 'de' }, ja: { domain: 'jp' } }, []],
    [{}, ['languages: expected at least one language, found {}']],
    [{ en: { path: 'en' } }, ['languages › en: expected {}, since the first language is at /, found {"path":"en"}']],
    [{ en: {}, de: {} }, ['languages › de: expected either a path or a domain, found {}']],
    [
      { en: {}, de: { path: 'de', domain: 'd' } },
      ['languages › de: expected either a path or a domain, found {"path":"de","domain":"d"}'],
    ],
    [
      { en: {}, de: { path: 'x' }, fr: { path: 'x' }, it: { domain: 'x' } },
      ['languages › fr › path: expected a path that no other language has, found "x"'],
    ],
    [
      { en: {}, de: { path: 'a/de' }, fr: { path: 'search' } },
      [
        'languages › de › path: expected one segment of an address such as "de", found "a/de"',
        'languages › fr › path: expected one segment of an address such as "de", found "search"',
      ],
    ],
    [
      { en: {}, ja: { domain: 'J P' } },
      ['languages › ja › domain: expected the id of a domain such as "jp", found "J P"'],
    ],
    [
      { en: {}, German: { path: 'de' } },
      ['languages › German: expected a language such as "en" or "de-AT", found "German"'],
    ],
  ])('says what languages must be: %j', async (languages, expected) => {
    await configured({ languages });
    expect(await problems()).toEqual(expected.map((sentence) => `site.config.ts › ${sentence}`));
  });

  it('takes one language or several', async () => {
    await configured({ language: 'en', languages: { en: {} } });
    expect(await problems()).toEqual([
      'site.config.ts › languages: expected either language or languages, found {"en":{}}',
    ]);
  });

  it('says what feeds, colours and contacts must be', async () => {
    const feeds = [{ name: 'News feed', title: '', include: ['News'] }];
    const securityContact = { contact: ['me@example.org'], expires: '31.10.2027', policy: 'http://example.org' };
    await configured({ themeColour: 'red', feeds, securityContact });
    expect(await problems()).toEqual([
      'site.config.ts › themeColour: expected a colour such as "#2b1b46", found "red"',
      'site.config.ts › feeds › 0 › name: expected a name of lower-case letters, digits and hyphens, found "News feed"',
      'site.config.ts › feeds › 0 › title: expected string to have >=1 characters, found ""',
      'site.config.ts › feeds › 0 › include › 0: expected a tag such as "Content type:News", found "News"',
      'site.config.ts › securityContact › contact › 0: expected an address that starts with mailto:, https:// or tel:, found "me@example.org"',
      'site.config.ts › securityContact › expires: expected a day such as "2027-10-31", found "31.10.2027"',
      'site.config.ts › securityContact › policy: expected an address that starts with https://, found "http://example.org"',
    ]);
  });

  it('names the file with a syntax error', async () => {
    await writeFile(join(siteDir, 'site.config.ts'), 'export default {');
    expect((await problems()).join()).toMatch(/^site\.config\.ts: cannot be loaded: /);
  });
});
