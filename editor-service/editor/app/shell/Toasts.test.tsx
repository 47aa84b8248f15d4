import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallFailed } from '../../api/client.ts';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import { toastFailure, toastSuccess } from '../../workbench/workbench.ts';

test('a success takes the place of the one before, with its own words, and not that of a failure', async () => {
  const { workbench, toast } = renderInEditor(null);
  act(() => toastSuccess(workbench, 'Section saved', 'Visitors will see it once you publish the section.'));
  await toast(/once you publish/);
  act(() => toastFailure(workbench, new CallFailed(503, { message: 'The disk is full' })));
  act(() => toastSuccess(workbench, 'Page Saved'));
  await toast('Page Saved');
  // At once: after four seconds it would have gone by itself.
  expect(screen.queryByText(/Section saved|once you publish/)).toBeNull();
  await toast('The disk is full');
});
