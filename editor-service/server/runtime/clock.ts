import { type Db, engineFor, isShared } from '#content-store/drafts/database/open-database.ts';

const COMPARE_MS = 30_000;

/** The time by which instances that share a database agree: its clock. Alone, that of this machine. */
export async function openClock(db: Db): Promise<{ now: () => Date; stop: () => void }> {
  if (!isShared(db)) return { now: () => new Date(), stop: () => {} };
  let offset = await engineFor(db).clockOffset();
  const compare = async () => {
    offset = await engineFor(db)
      .clockOffset()
      .catch(() => offset);
  };
  const timer = setInterval(() => void compare(), COMPARE_MS).unref();
  return { now: () => new Date(Date.now() + offset), stop: () => clearInterval(timer) };
}
