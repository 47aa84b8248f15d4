import { z } from 'zod';
import { idSchema } from '../values/id.ts';

/** Sign-in names need at least three characters. */
const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._@+-]{3,100}$/, 'A username must be 3 to 100 letters, digits or . _ @ + -');

/** A username derived from an e-mail: the part before the @, or the whole address if that part is not valid. */
export function usernameOf(email: string): string {
  const name = usernameSchema.safeParse(email.split('@')[0]);
  return name.success ? name.data : email.trim().toLowerCase();
}

/** An editor's account; `roles` are role ids. */
export const userSchema = z.object({
  _id: idSchema,
  username: usernameSchema,
  /** What people call them; may be empty. */
  name: z.string().trim().max(100).default(''),
  email: z.email().max(254).toLowerCase(),
  roles: z.array(idSchema).max(50).default([]),
  disabled: z.boolean().default(false),
  /** True once a password is set. */
  verified: z.boolean().default(false),
  createdAt: z.string().default(''),
  updatedAt: z.string().default(''),
});
export type User = z.output<typeof userSchema>;
