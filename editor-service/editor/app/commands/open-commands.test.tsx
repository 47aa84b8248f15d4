import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import { openCommands } from './open-commands.ts';

test('openCommands() gives the palette what was typed before it was there, and the focus back when it closes', async () => {
  const { user, workbench } = renderInEditor(<input aria-label="Before" />, {
    answers: { 'page/find': { pages: [], total: 0 } },
  });
  const before = screen.getByRole('textbox', { name: 'Before' });
  before.focus();
  const inserted: string[] = [];
  // jsdom has no editing commands.
  document.execCommand = (_, __, text) => inserted.push(text ?? '') > 0;
  openCommands(workbench);
  await user.keyboard('soup');
  const search = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(inserted).toEqual(['soup']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(before));
});

test('openCommands() presses Enter in the palette when it was pressed before', async () => {
  const { user, workbench } = renderInEditor(<input aria-label="Before" />, {
    answers: { 'page/find': { pages: [], total: 0 } },
  });
  const pressed: string[] = [];
  document.execCommand = (_, __, text) => pressed.push(text ?? '') > 0;
  document.addEventListener('keydown', ({ key, isTrusted }) => isTrusted || pressed.push(key));
  openCommands(workbench);
  await user.keyboard('soup{Enter}');
  const search = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(pressed.slice(-2)).toEqual(['soup', 'Enter']);
});
