import type { Db } from '#content-store/drafts/database/open-database.ts';
import { userById } from '#content-store/drafts/people/find-user.ts';
import { AppError } from '#content-store/model/error.ts';
import type { User } from '#content-store/model/people/user.ts';

/** The user with this id, as stored now. Throws `not-found`. */
export async function requireUser(db: Db, _id: string): Promise<User> {
  const user = await userById(db, _id);
  if (!user) throw new AppError('not-found', 'This user could not be found');
  return user;
}
