import { expect, onTestFinished, test } from 'vitest';
import { makeSmallSite, page } from '../testing/small-site.ts';

test('writePages() renders a page without the blocks that are not installed, and warns', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  const panel = { componentType: 'ContentPanel', key: 'p', contents: [{ componentType: 'Mystery', key: 'm' }] };
  await site.write(...page('about', { slug: 'about', title: 'About', contents: [panel] }));
  const { changed, failures, warnings } = await (await site.open()).buildAll();
  expect(changed).toContain('/about');
  expect(failures).toEqual([]);
  const message = 'Component Mystery (m): no component has this type; it is kept and not shown';
  expect(warnings).toEqual([{ domainId: 'main', page: '/about', message }]);
});
