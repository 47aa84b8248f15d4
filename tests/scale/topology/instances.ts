import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostgres } from '#content-store/drafts/database/database-address.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { databaseIn, SHARED_SECRET } from '#content-store/testing/test-database.ts';
import { createPasswords } from '#editor-service/server/people/passwords.ts';
import { PASSWORD } from '../../editing-client.ts';
import { freePort, makeFolder, type RunningProduct, startProduct } from '../../running-product.ts';
import { type Balancer, startBalancer } from './balancer.ts';

/** One service of several; its ports and folder stay the same over restarts. */
export interface Instance {
  product: RunningProduct;
  /** Starts it again on its folder, after it was stopped or killed. */
  start(more?: Record<string, string>): Promise<void>;
  /** Whether it is the one that writes the site. */
  delivers(): Promise<boolean>;
}

export interface Cluster {
  /** Where people reach the editor: the proxy. */
  url: string;
  /** The site's public address; nothing answers there. */
  siteUrl: string;
  databaseUrl: string;
  instances: Instance[];
  balancer: Balancer;
  createUser(username: string, role: 'admin' | 'publisher' | 'editor'): Promise<void>;
  discard(): Promise<void>;
}

export const SITE_URL = 'https://site.example';

interface Options {
  count?: number;
  /** Beyond what all instances need. */
  env?: Record<string, string>;
  /** Of one instance. */
  envOf?: (index: number) => Record<string, string>;
  databaseUrl?: string;
  /** Of the proxy: when no instance ends. */
  keepsConnections?: boolean;
}

/** Starts instances on one new database behind a proxy, each with folders of its own; the first one fills the database. */
export async function startCluster({
  count = 3,
  env = {},
  envOf = () => ({}),
  databaseUrl,
  keepsConnections = false,
}: Options = {}): Promise<Cluster> {
  const balancer = await startBalancer({ keepsConnections });
  const folders = await Promise.all(Array.from({ length: count }, () => makeFolder()));
  const database = databaseUrl ?? databaseIn(join(folders[0] ?? '', 'data'));
  const shared = {
    DATABASE_URL: isPostgres(database) ? database : `sqlite:${database}`,
    AUTH_SECRET: SHARED_SECRET,
    PUBLIC_SITE_URL: SITE_URL,
    PUBLIC_EDITOR_URL: balancer.url,
    TRUST_PROXY: '1',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const instances: Instance[] = [];
  for (const [index, folder] of folders.entries())
    instances.push(await startInstance(folder, { ...shared, ...envOf(index) }));
  balancer.sendTo(instances.map(({ product }) => Number(new URL(product.editorUrl).port)));
  return {
    url: balancer.url,
    siteUrl: SITE_URL,
    databaseUrl: database,
    instances,
    balancer,
    createUser: (username, role) => createPerson(database, username, role),
    discard: async () => {
      await balancer.close();
      await Promise.all(instances.map(({ product }) => product.stop()));
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startInstance(folder: string, env: Record<string, string>): Promise<Instance> {
  const [PORT, SITE_PORT, METRICS_PORT] = (await Promise.all([freePort(), freePort(), freePort()])).map(String);
  const ports = { PORT: PORT ?? '', SITE_PORT: SITE_PORT ?? '', METRICS_PORT: METRICS_PORT ?? '' };
  const start = (more = {}) => startProduct({ folder, env: { ...env, ...ports, ...more } });
  const instance: Instance = {
    product: await start(),
    start: async (more) => {
      instance.product = await start(more);
    },
    delivers: async () => {
      const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).catch(() => undefined);
      return /^pagewright_delivers 1$/m.test((await answer?.text()) ?? '');
    },
  };
  return instance;
}

async function createPerson(database: string, username: string, role: string): Promise<void> {
  const db = await openDatabase(database);
  const passwordHash = await createPasswords(4).hash(PASSWORD);
  const person = { username, email: `${username}@example.org`, roles: [role], passwordHash };
  await createUser(db, person, new Date().toISOString());
  await db.destroy();
}
