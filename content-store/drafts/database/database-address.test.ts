import { expect, it } from 'vitest';
import { withoutPassword } from './database-address.ts';

it.each([
  ['postgres://ada:secret@host/drafts', 'postgres://host/drafts'],
  ['postgres://ada:sec@ret@host/drafts', 'postgres://host/drafts'],
  ['postgres://ada:sec/ret@host/drafts', 'postgres://host/drafts'],
  ['postgres://host/drafts', 'postgres://host/drafts'],
  ['/data/a@b/drafts.sqlite', '/data/a@b/drafts.sqlite'],
])('withoutPassword(%s) is %s', (address, shown) => {
  expect(withoutPassword(address)).toBe(shown);
});
