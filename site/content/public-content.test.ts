import { describe, expect, test } from 'vitest';
import type { Field } from '#content-store/model/fields/field.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { mapFields } from '../fields/map-fields.ts';
import { namedContent, publicContent, removePrivate } from './public-content.ts';

const item = (fields: object) => fields as ContentItem;

describe('removePrivate()', () => {
  test('leaves a block without private fields as it is', () => {
    const headline = item({ componentType: 'Headline', key: 'a', title: 'Hello' });
    expect(removePrivate([headline])).toEqual([headline]);
  });

  test('keeps only the common fields of an unknown block, inside containers too', () => {
    const unknown = item({ componentType: 'FormOfTomorrow', key: 'b', recipient: 'boss@example.org' });
    const columns = item({ componentType: 'ThreeColumnContent', key: 'a', left: [unknown] });
    expect(removePrivate([unknown, columns])).toEqual([
      { componentType: 'FormOfTomorrow', key: 'b' },
      { componentType: 'ThreeColumnContent', key: 'a', left: [{ componentType: 'FormOfTomorrow', key: 'b' }] },
    ]);
  });
});

describe('publicContent()', () => {
  const form = {
    componentType: 'Form',
    key: 'f',
    recipient: 'boss@example.org',
    odd: 1,
    fields: [{ key: 'a', odd: 2 }],
  };
  const page = {
    template: 'generic',
    header: { heading: 'Hi', odd: 1, config: { backgroundColour: 'pink', odd: 2 } },
    contents: [item({ componentType: 'ThreeColumnContent', key: 'c', odd: 3, left: [form] })],
  };

  test('keeps only fields that are named by template or blocks and are not private', () => {
    expect(publicContent(page)).toEqual({
      template: 'generic',
      header: { heading: 'Hi', config: { backgroundColour: 'pink' } },
      contents: [
        {
          ...{ componentType: 'ThreeColumnContent', key: 'c' },
          left: [{ componentType: 'Form', key: 'f', fields: [{ key: 'a' }], isConfigured: false }],
        },
      ],
    });
  });

  test('leaves what it made as it is: a form that visitors can send stays so without its recipient', () => {
    const sent = { ...form, identifier: 'ask', subject: 'A question', fields: [{ key: 'a', type: 'text', name: 'a' }] };
    const once = publicContent({ ...page, contents: [item(sent), item(form)] });
    expect(once.contents).toMatchObject([{ isConfigured: true }, { isConfigured: false }]);
    expect(publicContent(once)).toEqual(once);
    const opened = once.contents.map((block) => item({ ...block, recipient: '', subject: '', ccs: [] }));
    expect(publicContent({ ...page, contents: opened }).contents).toEqual(once.contents);
  });

  test('namedContent() keeps private fields, too', () => {
    const { header, contents } = namedContent(page);
    expect(header).toEqual({ heading: 'Hi', config: { backgroundColour: 'pink' } });
    expect(contents).toEqual([
      {
        ...{ componentType: 'ThreeColumnContent', key: 'c' },
        left: [{ componentType: 'Form', key: 'f', recipient: 'boss@example.org', fields: [{ key: 'a' }] }],
      },
    ]);
  });

  test('keeps the fields of a generic page from the header of a template that no longer exists', () => {
    const { template, header } = publicContent({ ...page, template: 'toy', header: { heading: 'Hi', spring: 3 } });
    expect([template, header]).toEqual(['toy', { heading: 'Hi' }]);
  });

  test('keeps the known fields of an invalid header', () => {
    expect(publicContent({ ...page, header: { heading: 7, odd: 1 } }).header).toEqual({ heading: 7 });
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

  test('changes values at paths and inside lists without changing the original', () => {
    const shouted = mapFields(content, fields, (_, value) => String(value).toUpperCase());
    expect(shouted).toEqual({ config: { name: 'A', other: 1 }, rows: [{ name: 'B' }, {}] });
    expect(content.config.name).toBe('a');
  });

  test('removes a field that becomes undefined', () => {
    expect(mapFields(content, fields, () => undefined)).toEqual({ config: { other: 1 }, rows: [{}, {}] });
  });
});

test('namedContent() returns the header and the blocks themselves when all their fields are named', () => {
  const contents = [
    item({ componentType: 'ThreeColumnContent', key: 'c', left: [{ componentType: 'Headline', key: 'h' }] }),
  ];
  const page = { template: 'generic', header: { heading: 'Hi' }, contents };
  const named = namedContent(page);
  expect([named.header, named.contents]).toEqual([page.header, contents]);
  expect(named.header).toBe(page.header);
  expect(named.contents).toBe(contents);
});
