import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UndoneItem } from '../../../contract/publishing-records.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { Answers } from '../../testing/fake-service.ts';
import { openDialog } from '../../testing/render-in-editor.tsx';
import { LOADED, RECORD } from '../../testing/samples.ts';
import { momentInWords } from './TimeMachine.tsx';

const HOME: UndoneItem = {
  ...({ kind: 'page', part: 'pages', _id: 'home', title: 'Home', slug: '', change: 'removed' } as const),
  ...({ state: 'ready', reason: null, slugAfter: null, isInTrash: false } as const),
};

/** Three records; the page was there only after the second. */
const ANSWERS: Answers = {
  ...LOADED,
  'publish/siteAt': ({ back, number }) => {
    const later = number === undefined ? Number(back) : 3 - Number(number);
    const at = 3 - later;
    const record = at === 0 ? null : { ...RECORD, number: at };
    return { number: at, record, later, total: 3, slug: at < 2 ? null : 'about-then' };
  },
  'publish/undo': ({ isTrial }) => ({
    record: isTrial ? null : RECORD,
    items: [HOME],
    leftOut: isTrial ? null : '“Gone” was left out.',
  }),
};

const frame = () => screen.getByTitle<HTMLIFrameElement>('The site at that moment').getAttribute('src');

test('the time machine shows the site at each moment, by mouse and keyboard', async () => {
  const { dialog, service } = await openDialog({ kind: 'timeMachine' }, { answers: ANSWERS });
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Moment' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(
    /^#3 · kim · 1 Oct 2026, .* · About us and 2 others · as it is now$/,
  );
  expect([slider.max, slider.value, frame()]).toEqual(['3', '3', '/_canvas/about-then?at=3']);
  expect(screen.getByRole('button', { name: 'Back to this moment…' }).getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(slider);
  await expectAccessible(dialog);
  fireEvent.change(slider, { target: { value: '1' } });
  await screen.findByText('This page was not there at that moment. You see the home page.');
  expect(frame()).toBe('/_canvas/?at=1');
  fireEvent.change(slider, { target: { value: '0' } });
  await screen.findByText('Before the first record');
  expect(service.sent('publish/siteAt').at(-1)).toMatchObject({ back: '3' });
});

test('it begins at a record, and goes back to that moment after a look at what that does', async () => {
  const { user, service, toast } = await openDialog({ kind: 'timeMachine', number: 2 }, { answers: ANSWERS });
  await user.click(await screen.findByRole('button', { name: 'Back to this moment…' }));
  const question = await screen.findByRole('dialog', { name: 'Back to #2' });
  await within(question).findByText(/home page is taken away too/);
  await expectAccessible(question);
  await user.click(within(question).getByRole('button', { name: 'Go back to this moment' }));
  await toast('Not all of it could be undone');
  expect(service.sent('publish/undo').at(-1)).toEqual({
    domainId: 'd1',
    to: 2,
    items: [{ part: 'pages', _id: 'home' }],
  });
  await screen.findByRole('dialog', { name: 'Time machine' });
});

test('momentInWords() of a site without records', () => {
  expect(momentInWords({ record: null, later: 0 }, String)).toBe('Nothing has gone live yet');
});

test('a record gets a name and a note, and leads to the time machine', async () => {
  const answers: Answers = {
    ...ANSWERS,
    'publish/record': { record: RECORD, items: [], media: [] },
    'publish/describe': { ...RECORD, givenName: 'Before the fair' },
  };
  const { user, service, toast, store } = await openDialog({ kind: 'record', number: 12 }, { answers });
  await user.click(await screen.findByRole('button', { name: 'Name and note…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Before the fair');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Agreed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toast('Saved');
  expect(service.sent('publish/describe')).toMatchObject([
    { number: 12, givenName: 'Before the fair', note: 'Agreed' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'See the site then' }));
  expect(store.getState().dialog).toEqual({ kind: 'timeMachine', number: 12 });
});

test('an administrator removes a page or a picture from all records, with a reason', async () => {
  const session = { kind: 'active', username: 'kim', rights: { roles: ['admin'], isAdmin: true } } as const;
  const answers: Answers = {
    ...ANSWERS,
    'publish/record': { record: RECORD, items: [HOME], media: [{ _id: 'm1', name: 'face.png' }] },
    'publish/removeForGood': { _id: 'm1', name: 'Private', records: 2 },
  };
  const { user, service, toast } = await openDialog({ kind: 'record', number: 12 }, { answers, state: { session } });
  await user.click(await screen.findByRole('button', { name: 'Remove for good…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove for good' });
  const confirm = within(dialog).getByRole('button', { name: 'Remove for good' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'What' }), 'face.png, from all records');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Private');
  await expectAccessible(dialog);
  await user.click(confirm);
  await toast('Removed from 2 records');
  expect(service.sent('publish/removeForGood')).toMatchObject([{ mediaId: 'm1', reason: 'Private' }]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Remove for good' })).toBeNull());
});
