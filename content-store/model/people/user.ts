import { z } from 'zod';
import { idSchema } from '../values/id.ts';

/** Sign-in names need at least three characters (specification §5). */
const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._@+-]{3,100}$/, 'A username is 3 to 100 letters, digits or . _ @ + -');

/** The name somebody signs in with who gave only an address: what stands before its @, or the whole where that is no name. */
export function usernameOf(email: string): string {
  const name = usernameSchema.safeParse(email.split('@')[0]);
  return name.success ? name.data : email.trim().toLowerCase();
}

/** A person who edits; `roles` are role ids. */
export const userSchema = z.object({
  _id: idSchema,
  username: usernameSchema,
  email: z.email().max(254).toLowerCase(),
  roles: z.array(idSchema).max(50).default([]),
  disabled: z.boolean().default(false),
  /** Has chosen a password. */
  verified: z.boolean().default(false),
  createdAt: z.string().default(''),
  updatedAt: z.string().default(''),
});
export type User = z.output<typeof userSchema>;
