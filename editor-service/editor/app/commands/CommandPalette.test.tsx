import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';
import { pageEntry } from '../../testing/samples.ts';

const ANSWERS = { 'page/find': { pages: [pageEntry('trash-cans')], total: 1 } };
const COMMANDS = { kind: 'commands' } as const;

const search = () => screen.getByRole('combobox', { name: 'Find a page, an action or a setting' });
const chosen = () => screen.queryAllByRole('option', { selected: true }).map((one) => one.textContent);

test('CommandPalette opens a tab that is found by a word for it', async () => {
  const { user, dialog, store } = await openDialog(COMMANDS, { answers: { ...ANSWERS, 'trash/list': [] } });
  await waitFor(() => expect(document.activeElement).toBe(search()));
  await screen.findByRole('option', { name: /Mail outbox/ });
  await expectAccessible(dialog);
  await user.keyboard('deleted');
  await waitFor(() => expect(chosen()[0]).toMatch(/^Trash/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(store.getState().dialog).toEqual({ kind: 'dashboard', tab: 'Trash' }));
});

test('CommandPalette calls a tab what it is for', async () => {
  const records = { records: [], total: 0, people: [] };
  const { user, store } = await openDialog(COMMANDS, { answers: { ...ANSWERS, 'publish/records': records } });
  await user.type(search(), 'published and undo');
  await user.click(await screen.findByRole('option', { name: /^Published and undo/ }));
  await waitFor(() => expect(store.getState().dialog).toEqual({ kind: 'dashboard', tab: 'Published' }));
});

test('CommandPalette does nothing on Enter before something is typed', async () => {
  const { user, store } = await openDialog(COMMANDS, { answers: ANSWERS });
  await screen.findAllByRole('option');
  expect(chosen()).toEqual([]);
  await user.type(search(), '{Enter}');
  expect(store.getState().dialog).toEqual(COMMANDS);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveLength(1);
});

test('CommandPalette finds pages, and says who may do what is not allowed', async () => {
  const session = { kind: 'active', username: 'kim', rights: { roles: ['editor'], isAdmin: false } } as const;
  const { user, service, store } = await openDialog(COMMANDS, { answers: ANSWERS, state: { session } });
  await user.type(search(), 'users');
  const users = await screen.findByRole('option', { name: /^Users/ });
  expect(users.getAttribute('aria-disabled')).toBe('true');
  await user.click(users);
  expect(store.getState().dialog).toEqual(COMMANDS);
  await user.clear(search());
  await user.type(search(), 'about trash');
  await screen.findByRole('option', { name: /About trash-cans/ });
  const asked = { domainId: 'd1', q: 'about trash', size: '12' };
  await waitFor(() => expect(service.sent('page/find').at(-1)).toEqual(asked));
});

test('CommandPalette opens the page that was typed, however soon Enter is pressed', async () => {
  const { user, store } = await openDialog(COMMANDS, { answers: ANSWERS });
  await user.type(search(), 'about trash-cans{Enter}');
  await waitFor(() => expect(store.getState().dialog).not.toEqual(COMMANDS));
});

test('CommandPalette waits on Enter for the tabs, whatever the pointer does', async () => {
  const { store } = await openDialog(COMMANDS, { answers: { ...ANSWERS, 'trash/list': [] } });
  fireEvent.change(search(), { target: { value: 'trash' } });
  fireEvent.keyDown(search(), { key: 'Enter' });
  for (const option of screen.queryAllByRole('option')) fireEvent.pointerMove(option);
  await waitFor(() => expect(store.getState().dialog).toEqual({ kind: 'dashboard', tab: 'Trash' }));
});

test('CommandPalette does what was entered when the next key comes before the answer', async () => {
  const { store } = await openDialog(COMMANDS, { answers: ANSWERS });
  await screen.findByRole('option', { name: /^First steps/ });
  fireEvent.change(search(), { target: { value: 'first steps' } });
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(store.getState().dialog).toEqual(COMMANDS);
  fireEvent.keyDown(search(), { key: 'Control' });
  expect(store.getState()).toMatchObject({ dialog: null, isGuideOpen: true });
});

test('CommandPalette knows what has become possible since it was opened', async () => {
  const { user, store } = await openDialog(COMMANDS, { answers: ANSWERS });
  await user.type(search(), 'close the outline');
  expect(screen.queryByRole('option', { name: /^Close the outline/ })).toBeNull();
  act(() => store.setState({ isOutlineOpen: true }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(store.getState()).toMatchObject({ dialog: null, isOutlineOpen: false }));
});

test('CommandPalette acts once for each Enter, not on what the same word finds later', async () => {
  const { user, service, store } = await openDialog(COMMANDS, { answers: { 'page/find': { pages: [], total: 0 } } });
  await user.type(search(), 'trash-cans{Enter}');
  await screen.findByText(/“trash-cans”/);
  await user.type(search(), 's');
  await screen.findByText(/“trash-canss”/);
  service.answer(ANSWERS);
  await user.type(search(), '{Backspace}');
  await screen.findByRole('option', { name: /About trash-cans/ });
  expect(store.getState().dialog).toEqual(COMMANDS);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(store.getState().dialog).not.toEqual(COMMANDS));
});

test('CommandPalette says when nothing is found, and remembers what was used', async () => {
  const answers = { 'page/find': { pages: [], total: 0 } };
  const { user, store } = await openDialog(COMMANDS, { answers });
  await user.type(search(), 'qqq');
  await screen.findByText(/“qqq”/);
  await user.clear(search());
  await user.type(search(), 'first steps{Enter}');
  await waitFor(() => expect(store.getState().isGuideOpen).toBe(true));
  store.setState({ dialog: COMMANDS });
  const [first] = await screen.findAllByRole('option');
  expect(first?.textContent).toMatch(/^First steps.*Recently used/);
});
