import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LinkAnswer } from '../rich-text/rich-text-host.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import type { Answers } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';
import { pageEntry } from '../testing/samples.ts';

const ANSWERS: Answers = {
  'page/find': { pages: [pageEntry('soup')], total: 1 },
  'media/list': { items: [], total: 0 },
  'link/anchors': [],
  'link/check': { kind: 'page', state: 'public', title: 'About soup' },
};

/** Opens the picker for a text with this link. */
async function openLink(href: string) {
  const given: LinkAnswer[] = [];
  const request = { href, place: { left: 10, top: 10, width: 80, height: 20 } };
  const onAnswer = (answer: LinkAnswer) => given.push(answer);
  return { ...(await openDialog({ kind: 'link', request, onAnswer }, { answers: ANSWERS })), given };
}

const to = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Link to' });

test('LinkDialog answers with the page that was chosen', async () => {
  const { user, dialog, given } = await openLink('');
  await waitFor(() => expect(document.activeElement).toBe(to()));
  await expectAccessible(dialog);
  await user.keyboard('soup');
  await screen.findByRole('option', { name: /About soup/ });
  await user.click(screen.getByRole('option', { name: /About soup/ }));
  await user.click(screen.getByRole('button', { name: 'Add link' }));
  await waitFor(() => expect(given).toEqual([{ href: '/soup', type: 'page', title: 'About soup' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LinkDialog removes the link that is there', async () => {
  const { user, given } = await openLink('/soup');
  await screen.findByText(/About soup/);
  screen.getByRole('button', { name: 'Change link' });
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  await waitFor(() => expect(given).toMatchObject([{ href: '' }]));
});

test('LinkDialog changes nothing when it is closed', async () => {
  const { user, given } = await openLink('/soup');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(given).toEqual([null]));
});
