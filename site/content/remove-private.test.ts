import { describe, expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import type { Field } from '../fields/field.ts';
import { mapFields } from '../fields/map-fields.ts';
import { removePrivate } from './remove-private.ts';

const item = (fields: object) => fields as ContentItem;

describe('removePrivate()', () => {
  test('leaves a block without private fields as it is', () => {
    const headline = item({ componentType: 'Headline', key: 'a', title: 'Hello' });
    expect(removePrivate([headline])).toEqual([headline]);
  });

  test('C06 keeps of an unknown block only what every block has, inside containers too', () => {
    const unknown = item({ componentType: 'FormOfTomorrow', key: 'b', recipient: 'boss@example.org' });
    const columns = item({ componentType: 'ThreeColumnContent', key: 'a', left: [unknown] });
    expect(removePrivate([unknown, columns])).toEqual([
      { componentType: 'FormOfTomorrow', key: 'b' },
      { componentType: 'ThreeColumnContent', key: 'a', left: [{ componentType: 'FormOfTomorrow', key: 'b' }] },
    ]);
  });
});

describe('mapFields()', () => {
  const fields: readonly Field[] = [
    { kind: 'text', path: 'config.name', label: 'Name' },
    {
      kind: 'list',
      path: 'rows',
      label: 'Rows',
      title: 'name',
      max: 3,
      newEntry: {},
      fields: [{ kind: 'text', path: 'name', label: 'Name' }],
    },
  ];
  const content = { config: { name: 'a', other: 1 }, rows: [{ name: 'b' }, {}] };

  test('changes values at paths and inside lists, and leaves the original alone', () => {
    const shouted = mapFields(content, fields, (_, value) => String(value).toUpperCase());
    expect(shouted).toEqual({ config: { name: 'A', other: 1 }, rows: [{ name: 'B' }, {}] });
    expect(content.config.name).toBe('a');
  });

  test('removes a field that becomes undefined', () => {
    expect(mapFields(content, fields, () => undefined)).toEqual({ config: { other: 1 }, rows: [{}, {}] });
  });
});
