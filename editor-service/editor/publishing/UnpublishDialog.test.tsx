import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';

const { page } = sampleDocuments();

test('UnpublishDialog says what visitors will miss, and takes the page offline', async () => {
  const { dialog, user, service, toast } = await openDialog(
    { kind: 'unpublish' },
    { answers: { 'page/unpublishPage': page } },
  );
  expect(screen.getByRole('alertdialog', { description: /Visitors will no longer see \/about/ })).toBe(dialog);
  await expectAccessible(dialog);

  await user.click(screen.getByRole('button', { name: 'Unpublish page' }));
  await toast('Page Unpublished');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(service.sent('page/unpublishPage')).toEqual([{ _id: 'p1', collection: 'pages', domainId: 'd1' }]);
});

test('UnpublishDialog shows why a page stays online', async () => {
  const { user, toast } = await openDialog(
    { kind: 'unpublish' },
    { answers: { 'page/unpublishPage': refuses(403, 'Only publishers may do this') } },
  );
  await user.click(screen.getByRole('button', { name: 'Unpublish page' }));
  await toast('Only publishers may do this');
});

test('Escape leaves the page online', async () => {
  const { user, service, store } = await openDialog({ kind: 'unpublish' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(store.getState().dialog).toBeNull());
  expect(service.sent('page/unpublishPage')).toEqual([]);
});
