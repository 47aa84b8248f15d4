import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeSmallSite, page, type SmallSite } from '#build/testing/small-site.ts';
import { superviseBuilder } from '#editor-service/server/publishing/delivery/supervise-builder.ts';
import { createLog } from '#editor-service/server/runtime/log.ts';
import { SOON, startTestService } from '#editor-service/server/testing/test-service.ts';
import { faultySite } from './faulty-site.ts';

async function smallSite(): Promise<SmallSite> {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  return site;
}

describe('a builder', () => {
  it('that dies leaves the site unchanged; the publish is reported as failed and goes live later', async () => {
    const { compiledDir, breakIt, mend } = await faultySite();
    const service = await startTestService({ compiledDir });
    onTestFinished(() => service.discard());
    const publisher = await service.as(['publisher']);
    const publish = async (heading: string) =>
      (await publisher.call('page/publishPage', { page: { domainId: 'main', slug: 'lasting', header: { heading } } }))
        .body;
    const read = async () => (await fetch(`${service.siteUrl}/lasting`)).text();
    const { _id } = await publish('As it was');
    await expect.poll(read, SOON).toContain('As it was');

    await breakIt('ends');
    const page = { domainId: 'main', slug: 'lasting', header: { heading: 'As it shall be' }, _id };
    expect((await publisher.call('page/publishPage', { page })).status).toBe(200);
    const status = async () => (await publisher.call('page/publishStatus', { _id })).body;
    await expect.poll(async () => (await status())?.state, SOON).toBe('failed');
    expect((await status())?.reason).toBe('The site could not be written; trying again');
    expect(await read()).toContain('As it was');

    await mend();
    await expect.poll(read, SOON).toContain('As it shall be');
    await expect.poll(async () => (await status())?.state, SOON).toBe('live');
  });

  it('that hangs is stopped, and the next one does its work', async () => {
    const { compiledDir, breakIt, mend } = await faultySite();
    const site = await smallSite();
    const options = { ...site.options, compiledDir, timeoutMs: 8000 };
    const builder = superviseBuilder(options, createLog('silent'));
    onTestFinished(() => builder.close());
    const first = await builder.get();
    await breakIt('hangs');
    const change = await site.write(...page('home', { slug: '', header: { heading: 'Unhurried' } }));
    await expect(first.rebuild([change])).rejects.toThrow('The builder has not responded for 8 s');
    await mend();
    expect((await builder.get()).catchUp.changed).toEqual(['/']);
    expect(await readFile(join(site.folder, 'dist/main/index.html'), 'utf8')).toContain('Unhurried');
  });

  it('renders the content as it was at its start; a page deleted meanwhile goes with the next build', async () => {
    const site = await smallSite();
    const builder = await site.open();
    await builder.catchUp();
    const deletions: ReturnType<typeof site.write>[] = [];
    await builder.buildAll(() => {
      if (deletions.length === 0) deletions.push(site.write('main/pages/about.json', null));
    });
    const [deletion] = await Promise.all(deletions);
    expect(Object.keys(await site.built())).toContain('about/index.html');
    if (deletion) await builder.rebuild([deletion]);
    expect(await site.built()).toEqual(await site.cleanBuild());
    expect(Object.keys(await site.built())).not.toContain('about/index.html');
  });
});
