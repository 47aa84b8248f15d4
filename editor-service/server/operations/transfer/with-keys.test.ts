import { expect, it } from 'vitest';
import { withKeys } from './check-line.ts';

it('withKeys() gives each component without a key one of its own, containers included', () => {
  const left = [{ componentType: 'Text' }, { componentType: 'Text', key: 'i1' }];
  const tabs = [{ title: 'a', contents: [{ componentType: 'Text', key: '' }] }];
  const page = {
    contents: [
      { componentType: 'SplitContent', left },
      { componentType: 'Timeline', key: 't', tabs },
    ],
  };
  expect(withKeys(page)).toEqual({
    contents: [
      { componentType: 'SplitContent', key: 'i2', left: [{ componentType: 'Text', key: 'i3' }, left[1]] },
      { componentType: 'Timeline', key: 't', tabs: [{ title: 'a', contents: [{ componentType: 'Text', key: 'i4' }] }] },
    ],
  });
});

it('withKeys() returns the page itself when nothing is missing', () => {
  const page = { contents: [{ componentType: 'Text', key: 'a' }] };
  expect(withKeys(page)).toBe(page);
});

it.each([null, 'text', [], { contents: null }])('withKeys() leaves %j to be refused', (document) => {
  expect(withKeys(document)).toEqual(document);
});
