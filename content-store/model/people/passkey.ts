import { z } from 'zod';
import { idSchema } from '../values/id.ts';

/** A passkey as its owner sees it; keys and counters stay in the database. */
export const passkeySchema = z.object({
  _id: idSchema,
  name: z.string().trim().min(1, 'Enter a name for the passkey').max(100),
  createdAt: z.string(),
  /** Null: never. */
  lastUsedAt: z.string().nullable(),
  /** Its owner's other devices have it too. */
  backedUp: z.boolean(),
});
export type Passkey = z.output<typeof passkeySchema>;
