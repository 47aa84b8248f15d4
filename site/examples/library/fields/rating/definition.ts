import { defineFieldKind, z } from 'pagewright/fields';

/** A number of stars. */
export const rating = defineFieldKind({
  name: 'rating',
  schema: ({ max }: { max: number }) => z.int().min(0).max(max).default(0),
  words: (stars) => (stars > 0 ? `${stars} stars` : ''),
});
