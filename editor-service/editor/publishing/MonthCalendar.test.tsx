import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Schedule } from '#content-store/model/entities/schedule.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { MonthCalendar } from './ScheduleTab.tsx';

const open: Schedule = {
  ...{ _id: 's1', domainId: 'd1', name: 'Our open day', action: 'publish', items: [], state: 'waiting' },
  ...{ day: '2026-03-31', time: '09:00', zone: 'Australia/Melbourne', createdBy: 'ada' },
} as unknown as Schedule;

const cellOf = (day: string) => screen.getByText(day, { selector: 'time' }).closest('td') as HTMLElement;

test('MonthCalendar begins with the month of what is next, in weeks from Monday, and shows it on its day', async () => {
  render(<MonthCalendar schedules={[open]} />);
  const calendar = screen.getByRole('region', { name: 'Calendar' });
  expect(within(calendar).getByRole('heading', { name: 'March 2026' })).toBeDefined();
  expect(within(calendar).getAllByRole('columnheader')[0]?.textContent).toBe('Mon');
  expect(cellOf('31').textContent).toBe('3109:00 Our open day');
  expect(within(calendar).getAllByRole('row')).toHaveLength(7);
  await expectAccessible(calendar);
});

test('MonthCalendar goes to the months before and after, and says which', async () => {
  const user = userEvent.setup();
  render(<MonthCalendar schedules={[open]} />);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading', { name: 'April 2026' }).ariaLive).toBe('polite');
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('heading', { name: 'February 2026' })).toBeDefined();
});
