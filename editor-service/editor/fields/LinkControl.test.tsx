import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { file, pageEntry } from '../testing/samples.ts';
import { showControl } from '../testing/show-control.tsx';
import { LinkControl } from './LinkControl.tsx';

const FIELD = { kind: 'link', path: 'link', label: 'Button' } as const;
const ANSWERS: Answers = {
  'page/find': { pages: [pageEntry('soup'), pageEntry('soup/leek', { status: 'draft' })], total: 2 },
  'media/list': { items: [file('soups')], total: 1 },
  'link/anchors': [{ id: 'top', text: 'First' }],
  'link/check': { kind: 'page', state: 'draft', title: 'About soup' },
};

const leadsTo = () => screen.getByRole('combobox', { name: 'Link to' });

test('LinkControl links to a page that is found by typing, and to a heading on it', async () => {
  const { user, changes, service } = showControl(LinkControl, FIELD, {}, { answers: ANSWERS });
  await user.type(leadsTo(), 'soup');
  const option = await screen.findByRole('option', { name: /About soup\/leek/ });
  await screen.findByRole('option', { name: /^soups.pdf/ });
  screen.getByRole('option', { name: /^Create the page “soup”/ });
  screen.getByRole('option', { name: /^Upload a file/ });
  await waitFor(() => expect(service.sent('page/find').at(-1)).toEqual({ domainId: 'd1', q: 'soup', size: '8' }));
  await user.click(option);
  expect(changes.at(-1)).toMatchObject({ href: '/soup/leek', type: 'page', text: 'About soup/leek' });

  await screen.findByText('Not published yet');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Go to a heading' }), 'First');
  expect(changes.at(-1)).toMatchObject({ href: '/soup/leek#top' });
  await user.click(screen.getByRole('checkbox', { name: 'Open in a new tab' }));
  expect(changes.at(-1)).toMatchObject({ type: '_blank' });
  await expectAccessible(document.body);
});

/** Pages of each search, answered when the test says so. */
function heldSearches(found: Record<string, string[]>) {
  const held = new Map<string, () => void>();
  const answers: Answers = {
    ...ANSWERS,
    'page/find': ({ q }) => {
      const pages = (found[String(q)] ?? []).map((slug) => pageEntry(slug));
      return new Promise((resolve) => held.set(String(q), () => resolve({ pages, total: pages.length })));
    },
  };
  async function answer(q: string) {
    await waitFor(() => (held.get(q) ?? expect.fail(`“${q}” is not searched`))());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  return { answers, answer };
}

test('LinkControl leaves a page that is found again where the pointer holds it', async () => {
  const { answers, answer } = heldSearches({ s: ['salad', 'soup'], soup: ['soup'] });
  const { user, changes } = showControl(LinkControl, FIELD, {}, { answers });
  await user.type(leadsTo(), 's');
  await answer('s');
  const option = await screen.findByRole('option', { name: /About soup/ });
  await user.pointer({ target: option, keys: '[MouseLeft>]' });
  await user.keyboard('oup');
  await waitFor(() => expect(screen.queryByRole('option', { name: /About salad/ })).toBe(null));
  await answer('soup');
  await screen.findByRole('option', { name: /^Create the page “soup”/ });
  await user.pointer({ target: option, keys: '[/MouseLeft]' });
  expect(changes.at(-1)).toMatchObject({ href: '/soup' });
});

test('LinkControl offers nothing that was found for another text, while its own answer is awaited', async () => {
  const { answers, answer } = heldSearches({ s: ['salad', 'soup'] });
  const { user } = showControl(LinkControl, FIELD, {}, { answers });
  await user.type(leadsTo(), 's');
  await answer('s');
  await screen.findByRole('option', { name: /About salad/ });
  await user.type(leadsTo(), 'oup');
  expect(screen.queryByRole('option', { name: /About salad/ })).toBe(null);
  screen.getByRole('option', { name: /About soup/ });
});

test('LinkControl keeps what was found when the answer for an earlier text comes later', async () => {
  const { answers, answer } = heldSearches({ s: ['salad'], soup: ['soup'] });
  const { user, service } = showControl(LinkControl, FIELD, {}, { answers });
  await user.type(leadsTo(), 's');
  await waitFor(() => expect(service.sent('page/find').at(-1)).toMatchObject({ q: 's' }));
  await user.type(leadsTo(), 'oup');
  await answer('soup');
  await screen.findByRole('option', { name: /About soup/ });
  await answer('s');
  screen.getByRole('option', { name: /About soup/ });
});

test('LinkControl takes an address as it is typed, and can be emptied', async () => {
  const { user, changes } = showControl(LinkControl, FIELD, { text: 'Write to us' }, { answers: ANSWERS });
  await user.type(leadsTo(), 'mail@example.com');
  await user.tab();
  expect(changes.at(-1)).toMatchObject({ href: 'mailto:mail@example.com', text: 'Write to us' });
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  expect(changes.at(-1)).toMatchObject({ href: '', text: 'Write to us' });
  expect(document.activeElement).toBe(leadsTo());
});

test('LinkControl keeps the link while a text is no address, and Escape brings it back', async () => {
  const stored = { href: 'https://example.com/', type: 'external', text: 'Elsewhere' };
  const { user, changes } = showControl(LinkControl, FIELD, stored, { answers: ANSWERS });
  await user.type(leadsTo(), 'no address at all');
  await user.tab();
  expect(screen.getByRole('alert').textContent).toContain('“no address at all” is not a valid address');
  expect(changes).toEqual([]);
  await user.click(leadsTo());
  await user.keyboard('{Escape}{Escape}');
  expect((leadsTo() as HTMLInputElement).value).not.toBe('no address at all');
});

test('LinkControl makes a page to link to, and says why it cannot', async () => {
  const answers = { ...ANSWERS, 'page/checkSlug': null, 'page/save': refuses(403, 'Only authors may do this') };
  const { user } = showControl(LinkControl, FIELD, {}, { answers });
  await user.type(leadsTo(), 'Leek soup');
  await user.click(await screen.findByRole('option', { name: /^Create/ }));
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.value).toBe('Leek soup');
  await user.keyboard('{Enter}');
  await screen.findByText('Only authors may do this');
  await expectAccessible(document.body);
});

test('LinkControl uploads a file to link to', async () => {
  const answers = { ...ANSWERS, 'media/upload': file('menu') };
  const { user, changes, service } = showControl(LinkControl, FIELD, {}, { answers });
  await user.type(leadsTo(), 'menu');
  await user.click(await screen.findByRole('option', { name: /^Upload/ }));
  await user.upload(screen.getByLabelText('File'), new File(['menu'], 'menu.pdf', { type: 'application/pdf' }));
  await waitFor(() =>
    expect(changes.at(-1)).toMatchObject({ href: '/_files/file-menu/menu.pdf', type: 'file', text: 'menu' }),
  );
  expect(service.sent('media/upload')).toEqual([{ file: 'menu.pdf' }]);
});

test('LinkControl keeps a tracking name only while there is one', async () => {
  const { user, changes } = showControl(LinkControl, FIELD, {}, { answers: ANSWERS });
  const name = screen.getByRole('textbox', { name: 'Tracking name' });
  await user.type(name, 'x');
  expect(changes.at(-1)).toMatchObject({ tracking: 'x' });
  await user.clear(name);
  expect(changes.at(-1)).not.toHaveProperty('tracking');
});
