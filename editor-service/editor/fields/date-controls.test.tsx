import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { showControl } from '../testing/show-control.tsx';
import { DateControl } from './DateControl.tsx';
import { DateTimeControl } from './DateTimeControl.tsx';

test('DateControl stores a day, and nothing when it is emptied', async () => {
  const field = { kind: 'date', path: 'date', label: 'Date', help: 'Of the event' } as const;
  const { user, changes } = showControl(DateControl, field, '2026-03-31T10:00');
  const input = screen.getByLabelText<HTMLInputElement>('Date');
  expect(input.value).toBe('2026-03-31');
  fireEvent.change(input, { target: { value: '2026-04-01' } });
  await user.clear(input);
  expect(changes).toEqual(['2026-04-01', undefined]);
  await expectAccessible(document.body);
});

test('DateTimeControl stores a day, and a time with its zone once there is one', async () => {
  const field = { kind: 'dateTime', path: 'starts', label: 'Starts', problem: 'It is in the past' } as const;
  const { user, changes } = showControl(DateTimeControl, field, '2026-03-31');
  expect(screen.getByRole('alert').textContent).toBe('It is in the past');
  fireEvent.change(screen.getByLabelText('Starts, time'), { target: { value: '09:30' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Starts, time zone' }), 'Australia/Sydney');
  expect(changes.at(-1)).toMatch(/^2026-03-31T09:30.*\[Australia\/Sydney\]$/);
  await expectAccessible(document.body);
});

test('DateTimeControl keeps a time while its day is being changed', async () => {
  const field = { kind: 'dateTime', path: 'starts', label: 'Starts' } as const;
  const { user, changes } = showControl(DateTimeControl, field, '2026-03-31T09:30:00Z');
  await user.clear(screen.getByLabelText('Starts, day'));
  expect(changes.at(-1)).toBeUndefined();
  fireEvent.change(screen.getByLabelText('Starts, day'), { target: { value: '2026-05-01' } });
  expect(changes.at(-1)).toMatch(/^2026-05-01T09:30/);
});
