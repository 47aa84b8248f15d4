import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Notification } from '#content-store/model/entities/notification.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import type { Answers } from '../testing/fake-service.ts';
import { openDialog, renderInEditor } from '../testing/render-in-editor.tsx';
import { LOADED, RECORD } from '../testing/samples.ts';
import { Bell } from './Bell.tsx';

const AT = '2026-10-01T09:00:00.000Z';
const ASKED: Notification = {
  ...{ _id: 'n2', domainId: 'd1', kind: 'publishAsked', text: 'By noon?', at: AT, by: 'kim', readAt: null },
  about: { kind: 'page', _id: 'p1', title: 'Soup', slug: 'soup' },
};
const UNDONE: Notification = {
  ...{ _id: 'n1', domainId: 'd1', kind: 'undone', text: '', at: AT, by: 'ada', readAt: AT },
  about: { kind: 'record', _id: '12', title: 'News', slug: null },
};
const LIVE: Notification = {
  ...{ _id: 'n0', domainId: 'd1', kind: 'published', text: '', at: AT, by: '', readAt: AT },
  about: { kind: 'footer', _id: 'footer_d1', title: 'Footer', slug: null, others: 2 },
};
const answers: Answers = {
  ...LOADED,
  'notification/list': { notifications: [ASKED, UNDONE, LIVE], total: 3, unread: 1 },
  'notification/read': { unread: 0 },
};
const state = { unread: 1, names: new Map([['kim', 'Kim Rowe']]) };
const NOTIFICATIONS = { kind: 'notifications' } as const;
const rows = () => screen.findAllByRole('listitem');

test('Bell says how much is not read, and opens the list', async () => {
  const { user, store } = renderInEditor(<Bell />, { answers, state });
  await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
  expect(store.getState().dialog).toEqual(NOTIFICATIONS);
  store.setState({ unread: 0, dialog: null });
  await screen.findByRole('button', { name: 'Notifications' });
});

test('The list says who did what, where and when', async () => {
  const { dialog } = await openDialog(NOTIFICATIONS, { answers, state });
  const texts = (await rows()).map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Unread: Kim Rowe asked you to publish “Soup”By noon\?1 Oct 2026/),
    expect.stringMatching(/^ada undid your publish of “News”1 Oct 2026/),
    expect.stringMatching(/“Footer” and 2 more went live as planned1 Oct 2026/),
  ]);
  await expectAccessible(dialog);
});

test('A notification leads to its place, and is read then', async () => {
  const { user, service, store } = await openDialog(NOTIFICATIONS, {
    answers: { ...answers, 'publish/record': { record: RECORD, items: [], media: [] } },
    state,
  });
  await user.click(within((await rows())[1] as HTMLElement).getByRole('button'));
  await waitFor(() => expect(store.getState().dialog).toEqual({ kind: 'record', number: 12 }));
  expect(service.sent('notification/read')).toEqual([{ domainId: 'd1', _id: 'n1' }]);
  store.setState({ dialog: NOTIFICATIONS });
  await user.click(within((await rows())[2] as HTMLElement).getByRole('button'));
  await waitFor(() => expect(store.getState()).toMatchObject({ dialog: null, selection: { kind: 'footer' } }));
});

test('A notification of a comment opens its thread', async () => {
  const about = { kind: 'page', _id: 'p1', title: 'About us', slug: 'about', thread: 'c1' } as const;
  const told = { notifications: [{ ...ASKED, kind: 'mention' as const, about }], total: 1, unread: 1 };
  const { user, store } = await openDialog(NOTIFICATIONS, {
    answers: { ...answers, 'notification/list': told },
    state: { ...state, slug: 'about' },
  });
  await user.click(within((await rows())[0] as HTMLElement).getByRole('button'));
  await waitFor(() => expect(store.getState()).toMatchObject({ dialog: null, isCommentsOpen: true }));
  expect(store.getState().commentFocus).toEqual({ kind: 'thread', id: 'c1' });
});

test('All are marked as read at once; there is a way to the mail settings', async () => {
  const { user, service, store } = await openDialog(NOTIFICATIONS, { answers, state });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(store.getState().unread).toBe(0));
  expect(service.sent('notification/read')).toEqual([{ domainId: 'd1' }]);
  service.answer({ 'notification/loadSettings': { mails: 'daily' } });
  await user.click(screen.getByRole('button', { name: 'Email settings' }));
  await waitFor(() => expect(store.getState().dialog).toEqual({ kind: 'account', tab: 'Notifications' }));
  await screen.findByLabelText('Send me emails');
});

test('The list is calm while there is nothing', async () => {
  const nothing: Answers = { 'notification/list': { notifications: [], total: 0, unread: 0 } };
  const { dialog } = await openDialog(NOTIFICATIONS, { answers: nothing });
  await screen.findByText(/^Nothing yet/);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  await expectAccessible(dialog);
});
