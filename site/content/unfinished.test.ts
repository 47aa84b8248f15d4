import { describe, expect, test } from 'vitest';
import { footerFields, footerSchema } from '#content-store/model/entities/footer.ts';
import { navigationFields, navigationSchema } from '#content-store/model/entities/navigation.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { definitions } from '../blocks/definitions.ts';
import { changeAt, valueAt } from '../fields/change-at.ts';
import { templates } from '../templates/definitions.ts';
import { cleanContents } from './clean-contents.ts';
import { cleanHeader } from './clean-header.ts';
import { blockOf } from './item-schema.ts';
import { namedContent } from './public-content.ts';
import { fieldLabels, unfinishedIn } from './unfinished.ts';

/** What a field may hold on the way to its value. */
const HALF_TYPED: Partial<Record<Field['kind'], readonly unknown[]>> = {
  text: ['', ' ', '-', 'sam@', 'htt', 'https:', 'a b', '<iframe src="https://', 'x;;', 'é😀'],
  richText: ['', '<p></p>', '<p>a'],
  texts: [[], [''], ['', 'a', 'a'], ['a;;b'], ['x'.repeat(300)]],
  number: [undefined],
  date: [undefined],
  dateTime: [undefined],
  link: [{ type: 'page', href: '', text: '' }],
};

interface Step {
  what: string;
  content: object;
}

/** The content after each thing that a person may do to one field, also to those of an entry that was just added. */
function stepsIn(content: object, fields: readonly Field[], base = ''): Step[] {
  return fields.flatMap((field) => {
    const path = [base, field.path].filter(Boolean).join('.');
    const put = (value: unknown) => changeAt(content, path, () => value);
    // The field of an address stores nothing else.
    const isAddress = field.kind === 'text' && field.isAddress;
    const typed = (isAddress ? [''] : (HALF_TYPED[field.kind] ?? [])).map((value) => ({
      what: `${path}: ${JSON.stringify(value)}`,
      content: put(value),
    }));
    if (field.kind !== 'list') return typed;
    const present = valueAt(content, path);
    const entries = Array.isArray(present) ? present : [];
    const added = put([...entries, 'key' in field.newEntry ? { ...field.newEntry, key: 'new' } : field.newEntry]);
    return [
      { what: `${path} emptied`, content: put([]) },
      { what: `${path} added to`, content: added },
      ...stepsIn(added, field.fields, `${path}.${entries.length}`),
    ];
  });
}

const page = (contents: ContentItem[]) => ({ template: 'generic', header: {}, contents });

describe('a draft can be saved at every step of filling in', () => {
  test.each(definitions.map((definition) => [definition.componentType, definition] as const))('%s', (_, definition) => {
    const item = { ...blockOf(definition.componentType)?.start, componentType: definition.componentType, key: 'a' };
    const steps = stepsIn({ ...item, ...definition.sample }, definition.fields);
    const refused = steps.filter(({ content }) => cleanContents([content]).errors.length > 0);
    expect(refused.map(({ what, content }) => [what, cleanContents([content]).errors])).toEqual([]);
    for (const { what, content } of steps) {
      const draft = page(cleanContents([content]).contents);
      const isFinished = definition.schema.safeParse(namedContent(draft).contents[0]).success;
      const said = unfinishedIn(draft).map(({ message }) => message);
      expect([what, said.length === 0]).toEqual([what, isFinished]);
      for (const sentence of said) expect(sentence).toMatch(new RegExp(`^${definition.label}, [A-Z].+: [A-Z“].+`));
    }
  });

  test.each(templates.map((definition) => [definition.template, definition] as const))('%s page', (_, definition) => {
    const { template, start } = definition;
    const inHeader = definition.fields.filter((field) => field.path.startsWith('header.'));
    for (const { what, content } of stepsIn({ header: start }, inHeader)) {
      const head = { template, backgroundColour: 'backgroundLightYellow', ...(content as { header: object }) };
      expect([what, cleanHeader({ ...head, header: { ...head.header } }).errors]).toEqual([what, []]);
    }
  });

  test.each([
    ['navigation', navigationFields, navigationSchema],
    ['footer', footerFields, footerSchema],
  ] as const)('%s', (name, fields, schema) => {
    const start = schema.parse({ _id: `${name}_main`, domainId: 'main' });
    expect(
      stepsIn(start, fields)
        .filter(({ content }) => !schema.safeParse(content).success)
        .map(({ what }) => what),
    ).toEqual([]);
  });
});

test('unfinishedIn() leads to the field, in containers too', () => {
  const box = { componentType: 'NewsletterBox', key: 'box', subscribe: { fields: [{ id: 'a' }, { id: '' }] } };
  const panel = { componentType: 'ContentPanel', key: 'panel', contents: [box] };
  const { contents, errors } = cleanContents([panel]);
  expect([errors, unfinishedIn(page(contents))]).toEqual([
    [],
    [
      {
        blockKey: 'box',
        field: 'subscribe.fields.1.id',
        message: 'Newsletter with picture, Form fields 2, Id: An ID for the field is required!',
      },
    ],
  ]);
});

test('fieldLabels() names a value by what editors read', () => {
  const fields = blockOf('Form')?.definition.fields ?? [];
  expect(fieldLabels(fields, 'recipient')).toEqual(['Send to']);
  expect(fieldLabels(fields, 'ccs.1.email')).toEqual(['Copies to 2', 'Email']);
  expect(fieldLabels(fields, 'unknown.0')).toEqual([]);
});
