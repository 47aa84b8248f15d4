import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageSchema } from '#content-store/model/entities/page.ts';
import * as builtIn from '#site/blocks/built-in-definitions.ts';
import { type BlockDefinition, defineBlock } from '#site/fields/block-definition.ts';
import { list, number, part, secret, text } from '#site/fields/fields.ts';
import { anchorOf, blockPage } from './block-page.ts';
import { blockPageDocuments } from './block-page-documents.ts';
import { fieldTable } from './field-table.ts';

test('the page of blocks shows every block once, with an example whose links and lists stay in the documentation', () => {
  const documents = blockPageDocuments(`---\ntitle: "Blocks"\n---\n\n${blockPage()}`, 'docs', 'Tag:Start');
  const { title, contents } = pageSchema.parse(documents.at(-1)?.document);
  const names = Object.values(builtIn).map(({ componentType }) => componentType);
  expect(title).toBe('Blocks');
  expect(names.filter((name) => !contents.some(({ id }) => id === anchorOf(name)))).toEqual([]);
  expect(names.filter((name) => !contents.some(({ componentType }) => componentType === name))).toEqual([]);
  expect(new Set(contents.map(({ key }) => key)).size).toBe(contents.length);
  const stored = JSON.stringify(contents);
  expect(stored.match(/"href":"\/[^"]+|href=\\"\/[^\\]+|"(?:include|exclude)":\["(?!Tag:Start")[^\]]*/g)).toBeNull();
});

test('fieldTable() says label, path, kind, limits and what is required, also of entries', () => {
  const definition = defineBlock({
    componentType: 'Fares',
    label: 'Fares',
    description: 'What a ride costs.',
    content: {
      heading: text('Heading', { max: 1200 }),
      rides: list(
        'Rides',
        { to: part(z.string().min(1), { kind: 'text', label: 'To' }, { start: () => '' }) },
        { max: 9 },
      ),
      zone: number('Zone', { min: 1, max: 3, start: 1 }),
      ...secret({ code: text('Code|word') }),
    },
  }) as BlockDefinition;
  expect(fieldTable(definition).split('\n').slice(2)).toEqual([
    '| Heading | `heading` | text | 1,200 characters |',
    '| Rides | `rides` | list | 9 entries |',
    '| Rides › To | `rides[].to` | text | required |',
    '| Zone | `zone` | number | 1 to 3 |',
    '| Code\\|word | `code` | text | 300 characters; never published |',
  ]);
});
