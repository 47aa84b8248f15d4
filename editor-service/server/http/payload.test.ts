import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppError } from '#content-store/model/error.ts';
import { checkPayload } from './payload.ts';

const schema = z.object({
  name: z.string().min(1).max(5),
  size: z.int().min(1).max(100),
  sort: z.enum(['a-z', 'latest']),
  tags: z.array(z.string().regex(/:/, 'A tag must look like category:tag')).max(2),
  site: z.url(),
  flag: z.union([z.boolean(), z.number()]),
});
const valid = { name: 'Ada', size: 10, sort: 'a-z', tags: ['a:b'], site: 'https://example.org', flag: true };

function sentencesFor(changes: object): string[] | undefined {
  try {
    checkPayload(schema, { ...valid, ...changes });
    return undefined;
  } catch (error) {
    return (error as AppError).validationErrors;
  }
}

describe('checkPayload()', () => {
  it('returns a valid payload', () => {
    expect(checkPayload(schema, valid)).toEqual(valid);
  });

  it.each([
    [{ name: undefined }, 'name: This is missing'],
    [{ name: 3 }, 'name: This is not text'],
    [{ name: '' }, 'name: This is empty'],
    [{ name: 'Augusta' }, 'name: At most 5 characters'],
    [{ size: 101 }, 'size: At most 100'],
    [{ size: 0 }, 'size: At least 1'],
    [{ size: 'x' }, 'size: This is not a number'],
    [{ sort: 'date' }, 'sort: This must be one of: a-z, latest'],
    [{ tags: 'x' }, 'tags: This is not a list'],
    [{ tags: ['a:b', 'a:c', 'a:d'] }, 'tags: At most 2 items'],
    [{ tags: ['a:b', 'x'] }, 'tags, number 2: A tag must look like category:tag'],
    [{ site: 'x' }, 'site: This is not a web address (https://…)'],
    [{ flag: 'x' }, 'flag: This is not valid'],
    [{ flag: undefined }, 'flag: This is missing'],
  ])('reports for %j: %s', (changes, sentence) => {
    expect(sentencesFor(changes)).toEqual([sentence]);
  });
});
