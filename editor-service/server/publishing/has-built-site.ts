import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { listDomains } from '#content-store/drafts/content/domains.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';

/** True when every published domain has been built once: the rest can catch up while visitors read. */
export async function hasBuiltSite(db: Db, distDir: string): Promise<boolean> {
  const domains = await listDomains(db, 'published');
  const built = await Promise.all(domains.map(({ _id }) => isThere(join(distDir, _id, '404.html'))));
  return built.every(Boolean);
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false; // absent or unreadable: both are left to the builder
  }
}
