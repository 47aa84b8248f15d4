import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineBlock } from './block-definition.ts';
import { defineFieldKind } from './field-kind.ts';

const rating = defineFieldKind({
  name: 'rating',
  schema: ({ max }: { max: number }) => z.int().min(0).max(max).default(0),
  words: (stars) => `${stars.toFixed()} stars`,
});
const block = defineBlock({
  ...{ componentType: 'Tip', label: 'Tip', description: 'A tip.' },
  content: {
    stars: rating('Stars', { max: 5, help: 'Out of five' }),
    inner: rating('Inner', { max: 3, private: true }),
  },
});

describe('defineFieldKind()', () => {
  it('makes a field that is stored and checked by its schema', () => {
    expect(block.schema.parse({})).toEqual({ stars: 0, inner: 0 });
    expect(block.schema.safeParse({ stars: 6 }).success).toBe(false);
  });

  it('gives its control the options, and the panel label and help', () => {
    const [stars, inner] = block.fields;
    expect(stars).toMatchObject({ kind: 'own', name: 'rating', path: 'stars', label: 'Stars', help: 'Out of five' });
    expect(stars).toHaveProperty('options', { max: 5 });
    expect(inner).toMatchObject({ private: true });
  });

  it('says what the search finds, and nothing where that fails, with the name of the file', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [field] = block.fields;
    if (field?.kind !== 'own') throw new Error('no own field');
    expect(field.wordsOf(4)).toBe('4 stars');
    expect(field.wordsOf('many')).toBe('');
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^site folder: fields\/rating\/definition\.ts: /));
    warn.mockRestore();
  });
});
