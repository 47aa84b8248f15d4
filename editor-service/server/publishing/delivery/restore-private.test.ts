import { describe, expect, it } from 'vitest';
import { restorePrivate } from './restore-private.ts';

const stored = [
  { key: 'a', title: 'Form', recipient: 'office@example.org', mail: { subject: 'Hi', text: 'secret' } },
  { key: 'b', left: [{ key: 'c', title: 'Inner', recipient: 'inner@example.org' }] },
];
const visible = [
  { key: 'a', title: 'Form', mail: { subject: 'Hi' } },
  { key: 'b', left: [{ key: 'c', title: 'Inner' }] },
];

describe('restorePrivate()', () => {
  it('restores the private fields of entries, wherever they moved', () => {
    const fromFile = [visible[1], { ...visible[0], title: 'New title' }];
    expect(restorePrivate(fromFile, stored, visible)).toEqual([stored[1], { ...stored[0], title: 'New title' }]);
  });

  it('does not restore a field that was removed in the file and is not private', () => {
    const fromFile = [{ key: 'a', mail: { subject: 'Hi' } }];
    const [restored] = restorePrivate(fromFile, stored, visible) as object[];
    expect(restored).not.toHaveProperty('title');
    expect(restored).toHaveProperty('recipient', 'office@example.org');
  });

  it('leaves new entries unchanged', () => {
    expect(restorePrivate([{ key: 'new', title: 'x' }], stored, visible)).toEqual([{ key: 'new', title: 'x' }]);
  });

  it('restores a value that files show differently, unless it was changed there', () => {
    const [kept, shown] = [[{ key: 'f', isReady: false }], [{ key: 'f', isReady: true }]];
    expect(restorePrivate(shown, kept, shown)).toEqual(kept);
    expect(restorePrivate([{ key: 'f', isReady: 'x' }], kept, shown)).toEqual([{ key: 'f', isReady: 'x' }]);
  });
});
