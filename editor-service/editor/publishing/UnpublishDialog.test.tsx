import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';
import { SCHEDULE } from '../testing/samples.ts';

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

test('UnpublishDialog takes a live page offline at a time', async () => {
  const answers = {
    'schedule/list': { schedules: [], zone: 'Australia/Sydney' },
    'schedule/save': { schedule: SCHEDULE, note: null },
  };
  const { dialog, user, service, store } = await openDialog({ kind: 'unpublish' }, { answers });
  await user.click(screen.getByRole('checkbox', { name: 'At a set time' }));
  await screen.findByText('Times are in Australia/Sydney.');
  expect(screen.getByRole('button', { name: 'Schedule' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByLabelText('Goes offline, day'), { target: { value: '2026-12-24' } });
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(store.getState().dialog).toBeNull());
  expect(service.sent('schedule/save')).toMatchObject([
    { action: 'unpublish', items: [{ kind: 'page', _id: 'p1' }], day: '2026-12-24', time: '09:00' },
  ]);
});
