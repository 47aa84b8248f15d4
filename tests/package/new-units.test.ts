import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUnits } from '#build/site-folder/find-units.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { IS_LONG } from '../run/long-form.ts';
import { runProgram } from '../run-program.ts';

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
