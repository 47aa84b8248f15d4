import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSmallSite, navigation, page, type SmallSite } from './testing/small-site.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
  await (await site.open()).catchUp();
});
afterEach(() => site.close());

const SCRIPT = fileURLToPath(new URL('./testing/killed-build.ts', import.meta.url));

/** The signal that ended a build in a separate process. */
function killedBuild(step: string): string | null {
  return spawnSync(process.execPath, [SCRIPT, step, JSON.stringify(site.options)]).signal;
}

describe.each(['mid-render', 'before-manifest', 'after-manifest'])('a kill at %s', (step) => {
  beforeEach(async () => {
    await site.write(...navigation('Start'));
    await site.write(...page('new', { slug: 'new', title: 'New' }));
    await site.write('main/pages/about.json', null);
    expect(killedBuild(step)).toBe('SIGKILL');
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
