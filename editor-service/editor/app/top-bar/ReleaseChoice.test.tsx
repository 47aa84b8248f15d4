import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderInEditor } from '../../testing/render-in-editor.tsx';
import { ReleaseChoice } from './ReleaseChoice.tsx';

const SPRING = {
  ...({
    _id: 'r1',
    domainId: 'd1',
    name: 'Spring',
    note: '',
    state: 'open',
    total: 1,
    record: null,
    isUndone: false,
  } as const),
  ...{ createdBy: 'kim', createdAt: '2026-10-01T09:00:00.000Z' },
};

test('ReleaseChoice says which version of the page is open, and leads to the others', async () => {
  const answers = { 'release/list': { releases: [SPRING, { ...SPRING, _id: 'r2', name: 'Summer' }] } };
  const state = { release: { _id: 'r1', name: 'Spring' } };
  const { user, service } = renderInEditor(<ReleaseChoice />, { answers, state });
  await user.click(await screen.findByRole('button', { name: 'Version: Spring' }));
  const items = (await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Draft', 'Spring', 'Summer']);
  expect(service.sent('release/list')).toEqual([{ domainId: 'd1', document: 'p1' }]);
  await expectAccessible(document.body);
});

test('ReleaseChoice is not shown while the page is in no release', async () => {
  renderInEditor(<ReleaseChoice />, { answers: { 'release/list': { releases: [] } } });
  expect(screen.queryByRole('button')).toBeNull();
});
