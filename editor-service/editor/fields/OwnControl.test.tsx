import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ownEditorExtensions } from '#own/editor-extensions.ts';
import { defineControl } from '#site/extend/control.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { showControl } from '../testing/show-control.tsx';
import { OwnControl } from './OwnControl.tsx';

const FILE = 'fields/rating/RatingControl.tsx';
const files = ownEditorExtensions as Record<string, () => Promise<{ default?: unknown }>>;
afterEach(() => {
  delete files[FILE];
});

const field = {
  ...({ kind: 'own', path: 'stars', label: 'Stars', help: 'Out of three', name: 'rating' } as const),
  ...{ options: { max: 3 }, wordsOf: String },
};

const Stars = defineControl<number, { max: number }>(({ value, onChange, options, label }) => {
  if (value === options.max) throw new Error('too many');
  return (
    <input type="number" aria-label={label} value={value ?? 0} onChange={(event) => onChange(+event.target.value)} />
  );
});

test('OwnControl shows the control of the site folder within its label, and keeps what it reports', async () => {
  files[FILE] = async () => ({ default: Stars });
  const { changes } = showControl(OwnControl, field, 1);
  await screen.findByRole('group', { name: 'Stars' });
  screen.getByText('Out of three');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Stars' }), { target: { value: '2' } });
  expect(changes.at(-1)).toBe(2);
  await expectAccessible(document.body);
});

test('OwnControl says in its place why a control fails, and tries again with another value', async () => {
  files[FILE] = async () => ({ default: Stars });
  showControl(OwnControl, field, 3);
  await screen.findByText(`site folder: ${FILE}: too many`);
  vi.mocked(console.error).mockClear(); // React tells of what it caught
});

test('OwnControl names a control that cannot be loaded, and one that is not there', async () => {
  files[FILE] = () => Promise.reject(new Error('line 7: Unexpected token'));
  showControl(OwnControl, field, 1);
  await screen.findByText(`site folder: ${FILE}: line 7: Unexpected token`);
  delete files[FILE];
  showControl(OwnControl, { ...field, name: 'colour-wheel' }, 1);
  await screen.findByText('site folder: fields/colour-wheel: expected a control, found none');
});
