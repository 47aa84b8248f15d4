import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openDialog } from '../testing/render-in-editor.tsx';

const USER = {
  ...{ _id: 'u1', username: 'sam', name: '', email: 'sam@example.org', roles: [], disabled: false, verified: true },
  ...{ createdAt: '', updatedAt: '' },
};

test('YourNameDialog stores the name, which is shown then', async () => {
  const { user, dialog, service, store } = await openDialog(
    { kind: 'yourName' },
    {
      answers: {
        'user/loadAccount': { user: USER, language: '', sessions: [] },
        'user/saveAccount': USER,
        'user/names': [{ username: 'sam', name: 'Sam Field' }],
      },
    },
  );
  await expectAccessible(dialog);
  await user.type(screen.getByLabelText('Name'), 'Sam Field{Enter}');
  await waitFor(() => expect(store.getState().dialog).toBeNull());
  expect(service.sent('user/saveAccount')).toEqual([{ name: 'Sam Field', email: 'sam@example.org' }]);
  expect(store.getState().names.get('sam')).toBe('Sam Field');
});

test('YourNameDialog can be skipped', async () => {
  const { user, store, service } = await openDialog({ kind: 'yourName' });
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(store.getState().dialog).toBeNull();
  expect(service.sent('user/saveAccount')).toEqual([]);
});
