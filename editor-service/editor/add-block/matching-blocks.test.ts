import { expect, test } from 'vitest';
import { definitions } from '#site/blocks/definitions.ts';
import { matchingBlocks } from './matching-blocks.ts';

const names = (search: string, slot?: Parameters<typeof matchingBlocks>[2]) =>
  matchingBlocks(definitions, search, slot).map(({ componentType }) => componentType);

test('matchingBlocks() matches words of the name, label and description', () => {
  expect(names('quote')).toContain('QuoteBlock');
  expect(names('STORY steps')).toEqual(['Timeline']);
  expect(names('nonsense')).toEqual([]);
});

test('matchingBlocks() returns only the blocks that the slot accepts', () => {
  expect(names('', { allow: ['Headline'] })).toEqual(['Headline']);
  expect(names('library', { deny: ['Hub'] })).not.toContain('Hub');
});
