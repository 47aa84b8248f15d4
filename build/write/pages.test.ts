import { expect, onTestFinished, test } from 'vitest';
import { makeSmallSite, page } from '../testing/small-site.ts';

test('writePages() reports what a page shows differently from how it is stored', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  const contents = [{ componentType: 'Mystery', key: 'm' }];
  await site.write(...page('about', { slug: 'about', title: 'About', contents }));
  const { changed, failures, warnings } = await (await site.open()).buildAll();
  expect(changed).toContain('/about');
  expect(failures).toEqual([]);
  expect(warnings).toEqual([{ domainId: 'main', page: '/about', message: 'Mystery is not shown' }]);
});
