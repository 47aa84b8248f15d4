import { z } from 'zod';

/** The names that a schema knows at a path, e.g. those of `palette` in a configuration; none where any name will do. */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodOptional) return knownKeys(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return knownKeys(schema.element, rest);
  if (schema instanceof z.ZodRecord) return knownKeys(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  if (key === undefined) return Object.keys(schema.shape);
  const inner: unknown = schema.shape[String(key)];
  return inner instanceof z.ZodType ? knownKeys(inner, rest) : [];
}
