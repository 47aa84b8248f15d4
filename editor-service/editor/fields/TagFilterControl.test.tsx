import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { CATEGORIES, pageEntry } from '../testing/samples.ts';
import { showControl } from '../testing/show-control.tsx';
import { TagFilterControl } from './TagFilterControl.tsx';

const FIELD = { kind: 'tagFilter', path: 'filter', label: 'Pages' } as const;
const START = {
  answers: { 'tags/fetch': CATEGORIES, 'page/find': { pages: [pageEntry('soup')], total: 1 } },
  read: () => [{ _id: 'page-soup', slug: 'soup', header: { heading: 'Our <em>soup</em>' } }],
};

test('TagFilterControl finds tags by typing, and removes them', async () => {
  const { user, changes } = showControl(TagFilterControl, FIELD, {}, START);
  await screen.findByText('Filtered pages: 1');
  await user.type(screen.getByRole('combobox', { name: 'Tags to include' }), 'gar');
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Garden', 'Create in Place', 'Create in Course']);
  await user.keyboard('{Enter}');
  expect(changes.at(-1)).toMatchObject({ include: ['Place:Garden'], exclude: [] });
  await expectAccessible(document.body);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove Place:Garden' }));
  expect(changes.at(-1)).toMatchObject({ include: [] });
});

test('TagFilterControl creates a tag where none has that name', async () => {
  const added = CATEGORIES.map((one) =>
    one.id === 'Place' ? { ...one, values: [...one.values, { id: 'Yard', slug: 'yard' }] } : one,
  );
  const start = { ...START, answers: { ...START.answers, 'tags/add': added } };
  const { user, changes, service } = showControl(TagFilterControl, FIELD, {}, start);
  await user.type(await screen.findByRole('combobox', { name: 'Tags to include' }), 'Yard');
  await screen.findByRole('option', { name: 'Create in Place' });
  await user.keyboard('{Enter}'); // what is typed is not lost
  await waitFor(() => expect(changes.at(-1)).toMatchObject({ include: ['Place:Yard'] }));
  expect(service.sent('tags/add')).toMatchObject([{ category: 'Place', tag: 'Yard' }]);
});

test('TagFilterControl says who can create a tag when none matches', async () => {
  const session = { kind: 'active', username: 'ben', rights: { roles: ['editor'], isAdmin: false } } as const;
  const { user } = showControl(TagFilterControl, FIELD, {}, { ...START, state: { session } });
  await user.type(screen.getByRole('combobox', { name: 'Tags to exclude' }), 'zzz');
  await screen.findByText('No tags match. Publishers can create tags.');
});

test('TagFilterControl sets how many pages are shown, and in which order', async () => {
  const { user, changes } = showControl(TagFilterControl, FIELD, { limit: 4 }, START);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title (Z-A)');
  await user.type(screen.getByRole('spinbutton', { name: 'Number of items' }), '2');
  expect(changes.at(-1)).toMatchObject({ sort: 'z-a', limit: 42 });
  await expectAccessible(document.body);
});

test('TagFilterControl shows chosen pages instead of tags, in the order they are given', async () => {
  const { user, changes } = showControl(TagFilterControl, FIELD, { selected: ['page-soup', 'page-gone'] }, START);
  expect(screen.queryByRole('combobox', { name: 'Tags to include' })).toBeNull();
  await screen.findByText('Our soup');
  await user.click(screen.getByRole('button', { name: 'Move Our soup down' }));
  expect(changes.at(-1)).toMatchObject({ selected: ['page-gone', 'page-soup'] });
  await user.click(screen.getByRole('button', { name: 'Remove Deleted page' }));
  expect(changes.at(-1)).toMatchObject({ selected: ['page-soup'] });
  await expectAccessible(document.body);
});

test('TagFilterControl adds a page that is found by its title', async () => {
  const { user, changes } = showControl(TagFilterControl, FIELD, {}, START);
  await user.type(screen.getByRole('combobox', { name: 'Selected pages' }), 'soup');
  await user.click(await screen.findByRole('option', { name: /About soup/ }));
  expect(changes.at(-1)).toMatchObject({ selected: ['page-soup'] });
});
