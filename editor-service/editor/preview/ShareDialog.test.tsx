import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';

const LINK = {
  _id: 'l1',
  release: null,
  page: { _id: 'p1', title: 'About us', slug: 'about' },
  url: 'https://example.com/_preview/abc',
  createdBy: 'kim',
  createdAt: '2026-10-01T09:00:00.000Z',
  expiresAt: '2026-10-08T09:00:00.000Z',
};
const ANSWERS: Answers = {
  'previewLink/list': { links: [LINK, { ...LINK, _id: 'l2', page: null }] },
  'previewLink/create': LINK,
  'previewLink/withdraw': { _id: 'l1' },
};
const SHARE = { kind: 'share' } as const;

test('ShareDialog makes a link to the page, or to the whole site', async () => {
  const { user, dialog, service } = await openDialog(SHARE, { answers: ANSWERS });
  await screen.findByRole('list');
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What it shows' }), 'The whole site');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Valid for' }), '30 days');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(service.sent('previewLink/create')).toEqual([
    { domainId: 'd1', days: 7, pageId: 'p1' },
    { domainId: 'd1', days: 30 },
  ]);
});

test('ShareDialog copies a link', async () => {
  const { user, toast } = await openDialog(SHARE, { answers: ANSWERS });
  await user.click(await screen.findByRole('button', { name: 'Copy the link to About us' }));
  await toast('Link copied');
  expect(await navigator.clipboard.readText()).toBe(LINK.url);
});

test('ShareDialog withdraws a link after a question', async () => {
  const { user, service } = await openDialog(SHARE, { answers: ANSWERS });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the link to The whole site' }));
  const question = await screen.findByRole('alertdialog');
  await expectAccessible(question);
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(service.sent('previewLink/withdraw')).toEqual([{ domainId: 'd1', _id: 'l2' }]);
});

test('ShareDialog says that there are no links, and why none can be made', async () => {
  const refused = refuses(403, 'Only its viewers may share this page');
  const answers: Answers = { 'previewLink/list': { links: [] }, 'previewLink/create': refused };
  const { user, toast } = await openDialog(SHARE, { answers });
  await screen.findByText(/^No (?:link is valid now|active links)/);
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await toast('Only its viewers may share this page');
});
