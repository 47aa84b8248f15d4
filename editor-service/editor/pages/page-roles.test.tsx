import { expect, test } from 'vitest';
import { demanded } from './PageRolesTab.tsx';

const page = { viewerRoles: [], editorRoles: ['editor', 'press'], publisherRoles: ['press'] };

test('demanded() adds one level for one role and keeps the others', () => {
  expect(demanded(page, { list: 'viewerRoles', role: 'press', isRequired: true })).toEqual([
    { _id: 'press', level: { viewer: true, editor: true, publisher: true } },
    { _id: 'editor', level: { viewer: false, editor: true, publisher: false } },
  ]);
});

test('demanded() omits a role that is no longer required for anything', () => {
  expect(demanded(page, { list: 'editorRoles', role: 'editor', isRequired: false })).toEqual([
    { _id: 'press', level: { viewer: false, editor: true, publisher: true } },
  ]);
});
