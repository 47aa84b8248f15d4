import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import type { BarSize } from './bar-size.ts';
import { Presence } from './Presence.tsx';

const since = '2026-01-01T09:00:00.000Z';
const show = (size: BarSize, count: number) =>
  renderInEditor(<Presence size={size} />, {
    state: { others: Array.from({ length: count }, (_, index) => ({ username: `person${index}`, since })) },
  });

test.each([
  ['full', 4, 4, null],
  ['full', 5, 3, '+2'],
  ['compact', 2, 2, null],
  ['compact', 4, 1, '+3'],
] as const)(
  'Presence in a bar that is %s shows of %i people %i, and the rest as %s',
  async (size, count, shown, rest) => {
    show(size, count);
    expect(screen.getAllByRole('listitem')).toHaveLength(shown + (rest ? 1 : 0));
    if (rest) expect(screen.getByText(rest)).toBeDefined();
    expect(screen.getByRole('list').textContent).toContain(`person${count - 1} has had this page open since`);
    await expectAccessible(screen.getByRole('list'));
  },
);
