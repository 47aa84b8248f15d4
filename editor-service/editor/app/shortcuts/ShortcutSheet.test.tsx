import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';

test('ShortcutSheet lists the shortcuts, and switches them off and on', async () => {
  const { user, dialog, store } = await openDialog({ kind: 'shortcuts' });
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(2);
  screen.getByText('Save page');
  await expectAccessible(dialog);
  const choice = screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' });
  await user.click(choice);
  expect(store.getState().hasShortcuts).toBe(false);
  await user.click(choice);
  expect(store.getState().hasShortcuts).toBe(true);
});
