import { withoutPassword } from '#content-store/drafts/database/database-address.ts';
import { type Db, engineFor } from '#content-store/drafts/database/open-database.ts';
import { DELIVERY } from '#content-store/drafts/database/outbox.ts';
import { AppError } from '#content-store/model/error.ts';
import { openMigrated } from './open-parts.ts';

/** An open database, and how to close it. */
interface Opened {
  db: Db;
  close: () => Promise<void>;
}

/**
 * Makes sure that no service uses an open database, on any machine, and that none delivers until it is closed. Throws
 * AppError `conflict`, and closes it.
 */
export async function holdAlone({ db, close }: Opened, address: string): Promise<Opened> {
  const role = engineFor(db).holdRole(DELIVERY, { onHeld: () => {}, onLost: () => {} });
  await role.asked;
  const end = () => role.release().then(close);
  if (role.isHeld()) return { db, close: end };
  await end();
  throw new AppError('conflict', `A service is using ${withoutPassword(address)}; stop all services first`);
}

/** A migrated database that no service uses until it is closed. Throws as openMigrated() and holdAlone() do. */
export async function openAlone(address: string): Promise<Opened> {
  const db = await openMigrated(address);
  return await holdAlone({ db, close: () => db.destroy() }, address);
}
