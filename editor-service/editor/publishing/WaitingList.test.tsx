import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { WaitingList } from './WaitingList.tsx';
import type { Publishable } from './waiting.ts';

const MANY = Array.from(
  { length: 250 },
  (_, index): Publishable => ({
    ...{ kind: 'page', _id: `s${index}`, title: `Soup ${index}`, slug: `soup-${index}`, region: null, state: 'new' },
    ...{ updatedAt: '2026-10-01T09:00:00.000Z', updatedBy: 'kim', refusal: null },
  }),
);
const ERRORS = [{ _id: 's240', message: 'The link leads nowhere' }];

function Many() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <WaitingList items={MANY} keys={keys} errors={keys.size > 0 ? ERRORS : []} onChange={setKeys} />
      <p>{keys.size} chosen</p>
    </>
  );
}

test('WaitingList shows the first of many, those with errors, and more when asked; all means all', async () => {
  const { user } = renderInEditor(<Many />, {});
  const rows = () => screen.getAllByRole('checkbox', { name: /^Soup/ }).length;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(rows()).toBe(100);
  await user.click(screen.getByRole('checkbox', { name: 'All 250' }));
  screen.getByText('250 chosen');
  screen.getByRole('list', { name: 'Errors of Soup 240' });
  expect(rows()).toBe(101);
  await expectAccessible(document.body);
  await press('Show more (149 left)');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Soup 100\b/ }));
  await press('Show more (49 left)');
  expect(rows()).toBe(250);
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});
