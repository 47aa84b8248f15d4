import '#build/require-node.mjs';
import { once } from 'node:events';
import { installEngines, postgresPrograms } from './engines/install-engines.ts';
import { startBucket } from './engines/start-bucket.ts';
import { startPostgres } from './engines/start-postgres.ts';
import { startBalancer } from './topology/balancer.ts';
import { startCluster } from './topology/instances.ts';

/**
 * `npm run cluster`: PostgreSQL, a bucket, two services and a proxy in front of each of their ports, on this machine, for trying;
 * everything is gone when it ends.
 */
installEngines();
const programs = postgresPrograms();
if (!programs) throw new Error('There is no PostgreSQL for this machine');
const server = await startPostgres({ programs });
const bucket = await startBucket();
const site = await startBalancer();
console.info('Starting two services; the first fills the database with the demo site, which takes a minute ...');
const env = { STORAGE_URL: bucket.storageUrl(), PUBLIC_SITE_URL: site.url, DEMO: '1', LOG_LEVEL: 'info' };
const cluster = await startCluster({ count: 2, databaseUrl: server.url, env });
site.sendTo(cluster.instances.map(({ product }) => Number(new URL(product.siteUrl).port)));

const [first] = cluster.instances;
const link = /https?:\/\/\S+token=\S+/.exec(first?.product.output() ?? '')?.[0];
console.info(`site ${site.url}\neditor ${cluster.url}`);
if (link) console.info(`Create the first administrator here: ${link}`);
for (const [index, { product }] of cluster.instances.entries())
  console.info(`service ${index + 1}: process ${product.pid}, editor ${product.editorUrl}, data in ${product.folder}`);
console.info('Ctrl+C ends it all.');

await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await cluster.discard();
await site.close();
await bucket.close();
await server.discard();
process.exit(0);
