import { countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';

/** By what a person can come in, besides what only they know. */
export interface WaysIn {
  passkeys: number;
  hasCode: boolean;
  recoveryCodes: number;
  /** Companies whose log-in knows them. */
  companies: number;
}

/** The ways in that a person has now. */
export async function waysInOf(db: Db, userId: string): Promise<WaysIn> {
  return {
    passkeys: await countRows(db.selectFrom('passkeys').where('userId', '=', userId)),
    hasCode: (await codeSecretOf(db, userId)) !== undefined,
    recoveryCodes: (await recoveryHashesOf(db, userId)).length,
    companies: await countRows(db.selectFrom('companyPeople').where('userId', '=', userId)),
  };
}

/** What each person can log in with, by user. */
export async function waysInOfAll(db: Db): Promise<Map<string, ('password' | 'passkey' | 'code' | 'company')[]>> {
  const owners = async (table: 'passkeys' | 'codeSecrets' | 'companyPeople') =>
    new Set((await db.selectFrom(table).select('userId').distinct().execute()).map(({ userId }) => userId));
  const [withPasskey, withCode] = [await owners('passkeys'), await owners('codeSecrets')];
  const withCompany = await owners('companyPeople');
  const people = await db.selectFrom('users').select(['id', 'passwordHash']).execute();
  return new Map(
    people.map(({ id, passwordHash }) => [
      id,
      [
        ...(passwordHash ? (['password'] as const) : []),
        ...(withPasskey.has(id) ? (['passkey'] as const) : []),
        ...(withCode.has(id) ? (['code'] as const) : []),
        ...(withCompany.has(id) ? (['company'] as const) : []),
      ],
    ]),
  );
}

/** Whether a password alone lets a person in. */
export async function setTwoSteps(db: Db, userId: string, twoSteps: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ twoSteps: twoSteps ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
}

/** The sealed secret of a person's codes, and the period whose code was accepted last. */
export const codeSecretOf = (db: Db, userId: string) =>
  db.selectFrom('codeSecrets').where('userId', '=', userId).select(['sealed', 'lastStep']).executeTakeFirst();

/** Stores the secret of a person's codes, in place of an earlier one. */
export const putCodeSecret = preparedUpsert('codeSecrets', { key: ['userId'] });

/** Accepts the code of a period; false when it, or a later one, was accepted before. */
export async function acceptCodeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const secret = db.updateTable('codeSecrets').set({ lastStep: step }).where('userId', '=', userId);
  return (await secret.where('lastStep', '<', step).executeTakeFirst()).numUpdatedRows === 1n;
}

/** Removes the secret of a person's codes. */
export async function removeCodeSecret(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('codeSecrets').where('userId', '=', userId).execute();
}

/** The hashes of a person's recovery codes that were not used yet. */
export async function recoveryHashesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('recoveryCodes').where('userId', '=', userId).select('codeHash').execute();
  return rows.map(({ codeHash }) => codeHash);
}

/** Replaces a person's recovery codes. */
export async function setRecoveryHashes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const rows = hashes.map((codeHash) => ({ userId, codeHash }));
  if (rows.length > 0) await db.insertInto('recoveryCodes').values(rows).execute();
}

/** Uses up a recovery code; false when that has been done. */
export async function useRecoveryHash(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const used = db.deleteFrom('recoveryCodes').where('userId', '=', userId).where('codeHash', '=', codeHash);
  return (await used.executeTakeFirst()).numDeletedRows === 1n;
}

/** Removes passkeys, codes and recovery codes of a person who has lost them. */
export async function removeSecondFactors(db: Db, userId: string): Promise<void> {
  for (const table of ['passkeys', 'codeSecrets', 'recoveryCodes', 'challenges'] as const) {
    await db.deleteFrom(table).where('userId', '=', userId).execute();
  }
  await setTwoSteps(db, userId, false);
}
