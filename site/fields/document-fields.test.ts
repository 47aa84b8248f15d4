import { expect, test } from 'vitest';
import { footerSchema } from '#content-store/model/entities/footer.ts';
import { navigationSchema } from '#content-store/model/entities/navigation.ts';
import { footerFields } from './footer-fields.ts';
import { navigationFields } from './navigation-fields.ts';

test.each([
  ['navigation', navigationFields, navigationSchema.shape],
  ['footer', footerFields, footerSchema.shape],
] as const)('every field of the %s is in its schema', (_name, fields, shape) => {
  expect(fields.map(({ path }) => path).filter((path) => !Object.hasOwn(shape, path))).toEqual([]);
});
