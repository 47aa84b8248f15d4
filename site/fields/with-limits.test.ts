import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withLimits } from './with-limits.ts';

const schema = z.object({
  heading: z.string().max(300).default(''),
  config: z.object({ width: z.number().min(0).max(10).catch(6).default(6) }).prefault({}),
  links: z
    .array(z.object({ text: z.string().max(50).default('') }))
    .max(4)
    .prefault([{}]),
});

describe('withLimits()', () => {
  test('takes the limits of texts, numbers and lists from their schemas, inside lists too', () => {
    const fields = withLimits(
      [
        { kind: 'text', path: 'heading', label: 'Heading' },
        { kind: 'number', path: 'config.width', label: 'Width' },
        {
          kind: 'list',
          path: 'links',
          label: 'Links',
          title: 'text',
          newEntry: {},
          fields: [{ kind: 'text', path: 'text', label: 'Text' }],
        },
      ],
      schema,
    );
    expect(fields).toMatchObject([{ maxLength: 300 }, { min: 0, max: 10 }, { max: 4, fields: [{ maxLength: 50 }] }]);
  });

  test("keeps a field's own limit", () => {
    const [heading] = withLimits([{ kind: 'text', path: 'heading', label: 'Heading', maxLength: 60 }], schema);
    expect(heading).toMatchObject({ maxLength: 60 });
  });

  test('leaves a field unchanged if the schema does not know it', () => {
    const field = { kind: 'text', path: 'nowhere', label: 'Nowhere' } as const;
    expect(withLimits([field], schema)).toEqual([field]);
  });
});
