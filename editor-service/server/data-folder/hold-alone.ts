import { withoutPassword } from '#content-store/drafts/database/database-address.ts';
import { type Db, holdRole } from '#content-store/drafts/database/open-database.ts';
import { DELIVERY } from '#content-store/drafts/database/outbox.ts';
import { AppError } from '#content-store/model/error.ts';
import { openMigrated } from './open-parts.ts';

/**
 * Makes sure that no service uses a database, from whatever machine, and that none delivers until the returned function is
 * called. Throws AppError `conflict`.
 */
export async function holdAlone(db: Db, databaseAddress: string): Promise<() => Promise<void>> {
  const role = holdRole(db, DELIVERY, { onHeld: () => {}, onLost: () => {} });
  await role.asked;
  if (role.isHeld()) return role.release;
  await role.release();
  throw new AppError('conflict', `A service is using ${withoutPassword(databaseAddress)}; stop all services first`);
}

/** A migrated database that no service uses until it is closed. Throws as openMigrated() and holdAlone() do. */
export async function openAlone(address: string): Promise<{ db: Db; close: () => Promise<void> }> {
  const db = await openMigrated(address);
  try {
    const release = await holdAlone(db, address);
    return { db, close: () => release().then(() => db.destroy()) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
