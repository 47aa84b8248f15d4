import { rm } from 'node:fs/promises';
import { createUser } from '../editing-client.ts';
import { makeFolder, startProduct } from '../running-product.ts';

/** Fills one data folder with the demo site and a publisher; every journey works on a copy of it. */
export default async function seedDemo(): Promise<() => Promise<void>> {
  const folder = await makeFolder();
  const product = await startProduct({ folder });
  await createUser(folder, 'ada', 'publisher');
  await product.stop();
  process.env.PAGEWRIGHT_SEED = folder;
  return () => rm(folder, { recursive: true, force: true });
}
