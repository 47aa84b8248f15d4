import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { Hand } from './week/hand.ts';
import { isLive, openPublishing } from './week/publish.ts';

// In each run: `records.test.tsx`, `server/publishing/records/undo.test.ts`, `faults/kill-an-undo.test.ts`.
test(
  'an editor without a pointer undoes one page of a publish, and its draft stays',
  LONG_ONLY,
  async ({ page, product }) => {
    const client = await logIn(product.editorUrl, 'ada');
    for (const slug of ['undo-a', 'undo-b']) {
      const contents = [{ componentType: 'Headline', key: 'headline', title: 'Bread' }];
      const about = { domainId: DOMAIN_ID, slug, template: 'generic', title: slug, contents };
      const saved = await client.post<object>('page/publishPage', {
        page: { ...about, header: { heading: 'First words' } },
      });
      await client.post('page/save', { page: { ...saved, header: { heading: 'Second words' } } });
    }
    const onSite = (slug: string) =>
      expect.poll(async () => (await page.request.get(`${product.siteUrl}/${slug}`)).text());

    await openEditor(page, product, '/undo-a');
    const hand = new Hand(page, false);
    const publishing = await openPublishing(hand);
    await hand.check(publishing.getByRole('checkbox', { name: /^undo-b/ }));
    await hand.press(publishing.getByRole('button', { name: 'Publish 2 changes' }));
    await isLive(page);
    await hand.key('Escape');
    for (const slug of ['undo-a', 'undo-b']) await onSite(slug).toContain('Second words');

    await hand.go('published and undo', /^Published and undo/);
    await hand.press(page.getByRole('button', { name: /^undo-a and 1 other, #/ }));
    await hand.press(page.getByRole('dialog', { name: /^#\d+: undo-a/ }).getByRole('button', { name: 'Undo…' }));
    const undo = page.getByRole('dialog', { name: /^Undo #\d+: undo-a and 1 other/ });
    await expect(undo.getByText('/undo-a gets its earlier version back')).toBeVisible();
    await hand.check(undo.getByRole('checkbox', { name: /^undo-b/ }));
    await hand.press(undo.getByRole('button', { name: 'Undo this publish' }));
    await expect(page.getByText('Publish undone').first()).toBeVisible();
    await expect(page.getByText(/^Undo of #\d+$/)).toBeVisible();

    await onSite('undo-a').toContain('First words');
    await onSite('undo-b').toContain('Second words');
    await hand.key('Escape');
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Second words');
  },
);

// In each run: `time-machine.test.tsx` and `site-at.test.ts`.
test(
  'an editor sees the site as it was, follows a link there, and goes back to that moment',
  LONG_ONLY,
  async ({ page, product }) => {
    const client = await logIn(product.editorUrl, 'ada');
    const publish = async (slug: string, heading: string, page = {}, text = 'Bread') => {
      const contents = [{ componentType: 'Button', key: 'b', link: { href: '/then-b', text } }];
      const about = { domainId: DOMAIN_ID, slug, template: 'generic', title: slug, header: { heading }, contents };
      return client.post<object>('page/publishPage', { page: { ...page, ...about } });
    };
    const pages = { a: await publish('then-a', 'First A'), b: await publish('then-b', 'First B') };
    await publish('then-a', 'Second A', pages.a);
    await publish('then-b', 'Second B', pages.b);

    await openEditor(page, product, '/then-a');
    const hand = new Hand(page, false);
    await hand.go('time machine', /^Time machine/);
    const dialog = page.getByRole('dialog', { name: 'Time machine' });
    const then = dialog.frameLocator('iframe');
    await expect(then.getByRole('heading', { level: 1 })).toHaveText('Second A');
    await expect(dialog.getByRole('slider', { name: 'Moment' })).toBeFocused();
    for (let record = 0; record < 2; record += 1) await hand.key('ArrowLeft');
    await expect(then.getByRole('heading', { level: 1 })).toHaveText('First A');
    expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
    await then.getByRole('link', { name: 'Bread' }).first().click();
    await expect(then.getByRole('heading', { level: 1 })).toHaveText('First B');

    await hand.press(dialog.getByRole('button', { name: 'Back to this moment…' }));
    const question = page.getByRole('dialog', { name: /^Back to #\d+/ });
    await expect(question.getByText('/then-a gets its earlier version back')).toBeVisible();
    await hand.press(question.getByRole('button', { name: 'Go back to this moment' }));
    await expect(page.getByText('Back to that moment').first()).toBeVisible();
    const onSite = expect.poll(async () => (await page.request.get(`${product.siteUrl}/then-a`)).text());
    await onSite.toContain('First A');
  },
);
