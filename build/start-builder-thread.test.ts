import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuilderThread, startBuilderThread } from './start-builder-thread.ts';
import { makeSmallSite, page, type SmallSite } from './testing/small-site.ts';

let site: SmallSite;
let builder: BuilderThread;
beforeEach(async () => {
  site = await makeSmallSite();
  builder = await startBuilderThread(site.options);
});
afterEach(async () => {
  await builder.close();
  await site.close();
});

describe('startBuilder()', () => {
  it('updates dist before it resolves', () => {
    expect(builder.catchUp.changed).toContain('/about');
  });

  it('rebuilds in its worker and reports progress', async () => {
    const progress: string[] = [];
    const change = await site.write(...page('home', { slug: '', title: 'Hello' }));
    const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`);
    expect((await builder.rebuild([change], { onProgress })).changed).toEqual(['/']);
    expect(progress).toEqual(['1/1']);
  });

  it('serves calls in order, one at a time', async () => {
    const first = builder.rebuild([await site.write(...page('home', { slug: '', title: 'One' }))]);
    const second = builder.rebuild([{ domainId: 'main', path: 'main/pages/home.json' }]);
    expect((await first).changed).toEqual(['/']);
    expect((await second).changed).toEqual([]);
  });

  it('finishes pending calls before it closes', async () => {
    const answer = builder.rebuild([await site.write(...page('home', { slug: '', title: 'Last' }))]);
    await builder.close();
    expect((await answer).changed).toEqual(['/']);
  });

  it('refuses to start without a compiled site', async () => {
    await expect(startBuilderThread({ ...site.options, compiledDir: `${site.folder}/nowhere` })).rejects.toThrow(
      'The site is not compiled yet',
    );
  });
});
