import { expect, test } from 'vitest';
import { sampleDocuments } from '../testing/sample-documents.ts';
import type { Rights } from './editor-state.ts';
import { type Right, refusalOf } from './rights.ts';

const RIGHTS: readonly Right[] = ['editPage', 'publishPage', 'publish', 'administer'];

/** The rights that a person has on a page that demands these roles. */
function allowed(rights: Rights | undefined, demands: object = {}): Right[] {
  const documents = sampleDocuments();
  const saved = { ...documents, page: { ...documents.page, ...demands } };
  const session = { kind: 'active', username: 'sam', ...(rights && { rights }) } as const;
  return RIGHTS.filter((right) => refusalOf({ session, saved }, right) === null);
}

const person = (...roles: string[]): Rights => ({ roles, isAdmin: false });

test.each([
  [
    'an administrator, even where a page demands other roles',
    { roles: [], isAdmin: true },
    { editorRoles: ['x'] },
    RIGHTS,
  ],
  ['a publisher', person('publisher'), {}, ['editPage', 'publishPage', 'publish']],
  ['an editor', person('editor'), {}, ['editPage']],
  ['a person without a role', person(), {}, ['editPage']],
  ['an editor with the role that a page demands', person('board'), { editorRoles: ['board'] }, ['editPage']],
  ['an editor without the role that a page demands', person('editor'), { editorRoles: ['board'] }, []],
  ['a publisher whom a page does not let edit', person('publisher'), { editorRoles: ['board'] }, ['publish']],
  [
    'a publisher whom a page does not let publish',
    person('publisher'),
    { publisherRoles: ['x'] },
    ['editPage', 'publish'],
  ],
  ['a publisher who may not even view a page', person('publisher'), { viewerRoles: ['board'] }, ['publish']],
] as const)('refusalOf() lets %s do what the service lets them do', (_, rights, demands, expected) => {
  expect(allowed(rights, demands)).toEqual(expected);
});

test('refusalOf() refuses nothing before the roles are known: the service decides', () => {
  expect(allowed(undefined)).toEqual(RIGHTS);
});

test('refusalOf() says who may', () => {
  const { page } = sampleDocuments();
  const saved = { ...sampleDocuments(), page: { ...page, editorRoles: ['board'] } };
  const session = { kind: 'active', username: 'sam', rights: person('publisher') } as const;
  expect(refusalOf({ session, saved }, 'administer')).toBe('Only administrators can do this.');
  expect(refusalOf({ session, saved }, 'editPage')).toMatch(/^Only certain roles can change this page/);
});
