import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOOKS } from '#build/create/site-options.ts';
import { findUnits } from '#build/site-folder/find-units.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { IS_LONG } from '../run/long-form.ts';
import { runProgram } from '../run-program.ts';

it('new:site begins with the look, the name and the language that are given, and knows no other looks', async () => {
  const folder = await temporaryFolder();
  const make = (...words: string[]) => runProgram(['build/cli/new.ts', 'site', ...words], { ENV_FILE: '' });
  for (const look of Object.keys(LOOKS)) {
    const site = join(folder, look);
    await make(site, '--look', look, '--name', "Ada's Teas", '--language', 'de');
    const config = await readFile(join(site, 'site.config.ts'), 'utf8');
    // The demo is in three languages, whatever is asked for.
    const language = look === 'demo' ? /languages: \{ 'en-AU'/ : /language: 'de',$/m;
    expect(config).toMatch(/^ {2}name: 'Ada\\'s Teas',$/m);
    expect(config).toMatch(language);
    const isThere = (path: string) => existsSync(join(site, path));
    expect(['content/content.ts', '.gitignore', 'README.md', 'tsconfig.json'].filter(isThere)).toHaveLength(4);
    expect(isThere('content/content.test.ts')).toBe(false);
  }
  await expect(make(join(folder, 'other'), '--look', 'loud')).rejects.toThrow('There is no look loud: use demo, plain');
  await expect(make(join(folder, 'empty'))).rejects.toThrow('is not empty');
});

it('a new block, template and header pass the checks of their site, each with a test', async () => {
  const folder = await temporaryFolder();
  const site = { SITE_DIR: join(folder, 'site'), COMPILED_DIR: join(folder, 'compiled'), ENV_FILE: '' };
  const make = (...words: string[]) => runProgram(['build/cli/new.ts', ...words], site);
  await make('site', site.SITE_DIR);
  await make('block', 'price-list');
  await make('template', 'event');
  expect(await make('header', 'tall-poster')).toContain('headers/tall-poster/TallPoster.test.tsx');
  await expect(make('header', 'tall-poster')).rejects.toThrow('already exists');
  await expect(make('footer', 'low')).rejects.toThrow('New what? block, template, header or site');
  const { units, problems } = findUnits(site.SITE_DIR);
  expect(problems).toEqual([]);
  expect(units.headers.map(({ name }) => name)).toEqual(['EventHeader', 'TallPoster']);
  if (!IS_LONG) return; // it takes half a minute
  const output = await runProgram(['build/cli/check-site.ts'], site);
  for (const unit of ['price-list/PriceList', 'event-header/EventHeader', 'tall-poster/TallPoster'])
    expect(output).toContain(`${unit}.test.tsx`);
  expect(output).toMatch(/Test Files +4 passed/);
});
