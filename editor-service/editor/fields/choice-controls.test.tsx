import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { CATEGORIES } from '../testing/samples.ts';
import { showControl } from '../testing/show-control.tsx';
import { ColourControl } from './ColourControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { TagCategoriesControl } from './TagCategoriesControl.tsx';
import { ToggleControl } from './ToggleControl.tsx';

test('ColourControl chooses a colour by its name, by keyboard too', async () => {
  const field = { kind: 'colour', path: 'ground', label: 'Ground', colours: ['pink', 'backgroundLightOchre'] } as const;
  const { user, changes } = showControl(ColourControl, field, 'pink');
  const group = within(screen.getByRole('group', { name: 'Ground' }));
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Pink' }).checked).toBe(true);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(changes).toEqual(['backgroundLightOchre']);
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Light ochre' }).checked).toBe(true);
  await expectAccessible(document.body);
});

test('ColourControl names a stored colour that the site does not offer', () => {
  const field = { kind: 'colour', path: 'ground', label: 'Ground', colours: ['pink'] } as const;
  showControl(ColourControl, field, 'mauve');
  screen.getByText('This site does not offer “mauve”, which was chosen before.');
});

test('SelectControl chooses one of its values', async () => {
  const options = ['left', 'right'].map((value) => ({ value, label: `On the ${value}` }));
  const field = { kind: 'select', path: 'side', label: 'Side', help: 'Of the picture', options } as const;
  const { user, changes } = showControl(SelectControl, field, 'left');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Side' }), 'On the right');
  expect(changes).toEqual(['right']);
  await expectAccessible(document.body);
});

test('ToggleControl is switched with the space bar', async () => {
  const field = { kind: 'toggle', path: 'wide', label: 'Wide', help: 'From edge to edge' } as const;
  const { user, changes } = showControl(ToggleControl, field, undefined);
  await user.tab();
  await user.keyboard(' ');
  expect(changes).toEqual([true]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wide' }).checked).toBe(true);
  await expectAccessible(document.body);
});

test('ToggleControl with two named states says which is on', async () => {
  const states = ['Picture left', 'Picture right'] as const;
  const field = { kind: 'toggle', path: 'reversed', label: 'Sides', states } as const;
  const { user, changes } = showControl(ToggleControl, field, false);
  await user.click(screen.getByRole('button', { name: 'Sides: Picture left' }));
  expect(changes).toEqual([true]);
  screen.getByRole('button', { name: 'Sides: Picture right' });
  await expectAccessible(document.body);
});

test('TagCategoriesControl chooses categories, and removes one that is gone', async () => {
  const field = { kind: 'tagCategories', path: 'categories', label: 'Filters' } as const;
  const { user, changes } = showControl(TagCategoriesControl, field, ['Past'], {
    answers: { 'tags/fetch': CATEGORIES },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Course' }));
  expect(changes.at(-1)).toEqual(['Course', 'Past']);
  await user.click(screen.getByRole('checkbox', { name: 'Past' }));
  expect(changes.at(-1)).toEqual(['Course']);
  await expectAccessible(document.body);
});

test('TagCategoriesControl says when there are no categories', () => {
  const field = { kind: 'tagCategories', path: 'categories', label: 'Filters' } as const;
  showControl(TagCategoriesControl, field, [], { answers: { 'tags/fetch': [] } });
  screen.getByText('There are no tag categories yet.');
});
