import { expect, onTestFinished, test } from 'vitest';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { makeSmallSite, page } from '#build/testing/small-site.ts';

test('the compiled site says which blocks of a page it does not show, at any depth', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  const panel = { componentType: 'ContentPanel', key: 'p', contents: [{ componentType: 'Mystery', key: 'm' }] };
  await site.write(...page('about', { slug: 'about', title: 'About', contents: [panel] }));
  const { failures, warnings } = await (await site.open({ compiledDir: siteFolder().compiledDir })).buildAll();
  expect(failures).toEqual([]);
  const message = 'Component Mystery (m): no component has this type; it is kept and not shown';
  expect(warnings).toEqual([{ domainId: 'main', page: '/about', message }]);
});
