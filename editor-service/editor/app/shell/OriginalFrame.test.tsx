import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShellWindow } from '../../canvas/bridge/shell-window.ts';
import { originalShell } from '../../canvas/original-shell.ts';
import { sampleStore } from '../../store/testing/sample-documents.ts';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import { OriginalFrame } from './OriginalFrame.tsx';

test('OriginalFrame shows the original with the navigation and footer of its own language', async () => {
  const { documents } = sampleStore().getState();
  if (!documents) throw new Error('no documents');
  const { page, navigation, footer } = documents;
  const original = { translated: null, now: page, canFill: false, isShown: true, isInFront: false };
  const [ownNavigation, ownFooter] = [
    { ...navigation, _id: 'own' },
    { ...footer, _id: 'own' },
  ];
  const { store } = renderInEditor(<OriginalFrame original={{ ...original, frame: {} }} />, {
    state: { original, domainId: page.domainId },
    answers: { 'site/loadNav': ownNavigation, 'site/loadFooter': ownFooter },
  });
  screen.getByTitle('The original');
  await expect.poll(() => store.getState().original?.frame).toEqual({ navigation: ownNavigation, footer: ownFooter });
  const shown = originalShell({ store } as unknown as ShellWindow).store.getState();
  expect(shown.documents).toEqual({ page, navigation: ownNavigation, footer: ownFooter });
});
