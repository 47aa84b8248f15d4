import { describe, expect, test } from 'vitest';
import { definitions } from '#site/blocks/definitions.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { renderBlock } from '#site/testing/render-for-test.tsx';
import { BAD, badContent } from '../bad-content.ts';

const CASES = definitions.flatMap((definition) =>
  BAD.map((bad) => [definition.componentType, bad, definition] as const),
);

/** Patterns that no page may contain: unformatted values, names turned into classes, empty sources. */
const SLIPS = /undefined|\[object |NaN|no-such-|nowhere|src=""|srcset=""|href=""/i;

describe('a badly filled-in block', () => {
  test.each(CASES)('%s, %s, is rendered without artefacts', async (_type, bad, definition) => {
    const html = await renderBlock(badContent(definition, bad));
    expect(SLIPS.exec(html)?.[0]).toBeUndefined();
  });

  test.each(CASES)('%s, %s, can be saved', (_type, bad, definition) => {
    const { contents, errors } = cleanContents([{ key: 'k1', ...badContent(definition, bad) }]);
    expect(errors).toEqual([]);
    expect(JSON.stringify(contents)).not.toContain('no-such-');
  });

  test.each(definitions.map((definition) => [definition.componentType, definition] as const))(
    '%s reports each field that is too long',
    (_type, definition) => {
      const tooLong = definition.fields.filter(({ kind }) => kind === 'text' || kind === 'richText');
      for (const { path } of tooLong) {
        const item = { key: 'k1', componentType: definition.componentType, ...nested(path, 'W'.repeat(60_000)) };
        const { errors, warnings } = cleanContents([item]);
        expect([...errors, ...warnings].join(), path).toContain(
          `Component ${definition.componentType} (k1): ${path}: `,
        );
      }
    },
  );
});

function nested(path: string, value: unknown): Record<string, unknown> {
  return path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, unknown>;
}
