import { expect, onTestFinished, test } from 'vitest';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { makeSmallSite, navigation, page } from '#build/testing/small-site.ts';

test('the compiled site says which blocks of a page it does not show, at any depth, when it renders them', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  const panel = { componentType: 'ContentPanel', key: 'p', contents: [{ componentType: 'Mystery', key: 'm' }] };
  await site.write(...page('about', { slug: 'about', title: 'About', contents: [panel] }));
  const builder = await site.open({ compiledDir: siteFolder().compiledDir });
  const { failures, warnings } = await builder.buildAll();
  expect(failures).toEqual([]);
  const message = 'Component Mystery (m): no component has this type; it is kept and not shown';
  expect(warnings).toEqual([{ domainId: 'main', page: '/about', message }]);

  const ofNavigation = await builder.rebuild([await site.write(...navigation('Start'))]);
  expect(ofNavigation.changed).toContain('/about');
  expect(ofNavigation.warnings).toEqual([]); // The blocks were not rendered again.
});
