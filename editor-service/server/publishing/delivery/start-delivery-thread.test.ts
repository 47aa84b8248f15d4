import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { countDeliveries } from '#content-store/drafts/database/outbox.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { ada, pageDraft } from '#content-store/testing/documents.ts';
import { publishPage } from '#content-store/testing/publish-page.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { startDeliveryThread } from './start-delivery-thread.ts';

async function startIn(folder: string) {
  const databaseAddress = databaseIn(folder);
  const db = await openDatabase(databaseAddress);
  await migrateToLatest(db);
  const contentDir = join(folder, 'published');
  const thread = startDeliveryThread({ dataDir: folder, contentDir, storage: null, databaseAddress });
  onTestFinished(async () => {
    await thread.close();
    await db.destroy();
  });
  return { db, thread, contentDir };
}

const publish = async (db: Db, slug: string) => publishPage(db, await insertPage(db, pageDraft({ slug }), ada), ada);

describe('startDeliveryThread()', () => {
  it('writes what is committed meanwhile, and forgets it when all is written', async () => {
    const { db, thread, contentDir } = await startIn(await temporaryFolder());
    const first = await publish(db, 'first');
    thread.deliver();
    const files = () => readdir(contentDir, { recursive: true }).catch(() => []);
    await expect.poll(files).toContain(`main/pages/${first._id}.json`);
    expect(await countDeliveries(db)).toBeGreaterThan(0);
    const second = await publish(db, 'second');
    const shares: number[] = [];
    await thread.finish(db, (share) => shares.push(share));
    expect(await files()).toContain(`main/pages/${second._id}.json`);
    expect(await countDeliveries(db)).toBe(0);
    expect(shares.at(-1)).toBe(1);
  });

  it('says what stopped it, and what it has not written stays in the outbox', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'published'), 'no folder');
    const { db, thread } = await startIn(folder);
    await publish(db, 'first');
    await expect(thread.finish(db, () => {})).rejects.toThrow(/ENOTDIR|EEXIST/);
    expect(await countDeliveries(db)).toBeGreaterThan(0);
  });
});
