import type { Db } from '../database/open-database.ts';

/**
 * The usernames of people who cannot log in at this host: all they have besides a password that is not enough, or gone, are
 * passkeys for other hosts.
 */
export async function lockedOutAt(db: Db, host: string): Promise<string[]> {
  const people = await db
    .selectFrom('users')
    .where((is) => is.and({ twoSteps: 1, disabled: 0 }))
    .where((is) => {
      const own = (table: 'passkeys' | 'codeSecrets' | 'recoveryCodes' | 'companyPeople') =>
        is.selectFrom(table).whereRef(`${table}.userId`, '=', 'users.id').select('userId');
      const withPassword = is.and([
        is.or([is('passwordHash', '!=', ''), is.exists(own('companyPeople'))]),
        is.or([is.exists(own('codeSecrets')), is.exists(own('recoveryCodes'))]),
      ]);
      return is.not(is.or([is.exists(own('passkeys').where('host', '=', host)), withPassword]));
    })
    .select('username')
    .orderBy('username')
    .execute();
  return people.map(({ username }) => username);
}
