import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { Answers } from '../../testing/fake-service.ts';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import { LOADED } from '../../testing/samples.ts';
import { Rail } from './Rail.tsx';

const NAMES = [
  ...['Select component', 'Create new page', 'Save page', 'Save navigation', 'Save footer', 'Publish page'],
  ...['People and domains (config settings)', 'Site settings', 'Page settings', 'Dashboard'],
  ...['Pages', 'Media', 'Log out'],
];
const NO_PAGES: Answers = {
  'page/loadFilters': { templates: [], authors: [], people: [], tags: [] },
  'page/children': { nodes: [], total: 0 },
};
const items = () => screen.getAllByRole('button');

test('Rail has the specified items in their order, then what was added, and shows their words', async () => {
  const { store } = renderInEditor(<Rail />, { state: { isMenuExpanded: true }, answers: NO_PAGES });
  expect(items().map((one) => one.getAttribute('aria-label'))).toEqual(NAMES);
  expect(items().map((one) => one.textContent)).toEqual(NAMES.map((name) => name.replace(/ \(.*/, '')));
  await expectAccessible(screen.getByRole('navigation'));
  items()[10]?.click();
  expect(store.getState().dialog).toEqual({ kind: 'pageBrowser' });
});

test('Rail can save the navigation and footer where no page is, but not the page', async () => {
  const loading = { kind: 'failed', message: 'This page could not be found', isMissing: true } as const;
  const { user, toast } = renderInEditor(<Rail />, { state: { documents: null, saved: null, loading } });
  const disabled = items().filter((one) => one.getAttribute('aria-disabled'));
  expect(disabled.map((one) => one.getAttribute('aria-label'))).toEqual([
    ...['Select component', 'Save page', 'Publish page', 'Page settings'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Save footer' }));
  await toast('Footer Saved');
});

test('Rail leaves the focus on the page after the log-in, where another Enter saves nothing', async () => {
  const { user } = renderInEditor(
    <>
      <Rail />
      <iframe title="The page" data-opens="log-in" />
    </>,
    {
      answers: {
        ...LOADED,
        'user/login': { statusCode: 200, token: 'token' },
        'user/me': { user: { username: 'sam', roles: [] } },
        'user/loadRights': { isAdmin: false, language: '' },
      },
      state: { session: { kind: 'loggedOut' }, documents: null, saved: null },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.type(await screen.findByRole('textbox', { name: 'Username or email' }), 'sam');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTitle('The page')));
});
