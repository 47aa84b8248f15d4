import type { Db } from '#content-store/drafts/open-database.ts';
import { userById } from '#content-store/drafts/users.ts';
import { AppError } from '#content-store/error.ts';
import type { User } from '#content-store/model/user.ts';

/** The user with this id, as stored now. Throws `not-found`. */
export async function requireUser(db: Db, _id: string): Promise<User> {
  const user = await userById(db, _id);
  if (!user) throw new AppError('not-found', 'This user could not be found');
  return user;
}
