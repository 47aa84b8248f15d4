import type { z } from 'zod';
import { messageOf } from '#content-store/model/error.ts';
import { type Common, type Part, part } from '#content-store/model/fields/part.ts';

interface FieldKind<Schema extends z.ZodType, Options extends object> {
  /** The name of its folder in `fields/`, which also holds its control. */
  name: string;
  /** Checks what is stored, and gives a new field its value. */
  schema: (options: Options) => Schema;
  /** What the search finds of a value. */
  words?: (value: z.output<Schema>) => string;
}

/**
 * A kind of field with a control of its own, which is then used like the built-in ones: `stars: rating('Rating', { max: 5 })`.
 * The control gets the options.
 */
export function defineFieldKind<Schema extends z.ZodType, Options extends object = object>({
  name,
  schema,
  words,
}: FieldKind<Schema, Options>): (label: string, options: Options & Common) => Part<Schema> {
  const wordsOf = (value: unknown): string => {
    try {
      return words?.(value as z.output<Schema>) ?? '';
    } catch (error) {
      console.warn(`site folder: fields/${name}/definition.ts: ${messageOf(error)}`);
      return '';
    }
  };
  return (label, { help, private: isPrivate, ...options }) => {
    const common: Common = { ...(help && { help }), ...(isPrivate && { private: isPrivate }) };
    return part(schema(options as unknown as Options), { kind: 'own', name, label, options, wordsOf, ...common });
  };
}
