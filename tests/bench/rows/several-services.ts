import { installEngines, postgresPrograms } from '../../scale/engines/install-engines.ts';
import { startPostgres } from '../../scale/engines/start-postgres.ts';
import { type Cluster, SITE_URL, startCluster } from '../../scale/topology/instances.ts';
import type { Bench, Row } from '../bench.ts';
import { cookieOf, post } from '../measure/editing-service.ts';
import { answersPerSecond, type Load } from '../measure/load.ts';
import { interleaved, median } from '../measure/statistics.ts';
import { sentences } from '../site/prose.ts';

const ROUNDS = 3;
const SERVICES = 3;
const BLOCKS = 12;

/** Calls per second of one and of several services on PostgreSQL, behind the same proxy as one service on SQLite. */
export async function severalServices(_bench: Bench): Promise<Row[]> {
  installEngines();
  const programs = postgresPrograms();
  if (!programs) return [{ what: 'Several services', ours: 'not measured: there is no PostgreSQL for this machine' }];
  const server = await startPostgres({ programs, isDurable: true });
  try {
    return await measure(server.url);
  } finally {
    await server.discard();
  }
}

async function measure(databaseUrl: string): Promise<Row[]> {
  const options = { env: { LOG_LEVEL: 'silent' }, keepsConnections: true };
  const onSqlite = await startCluster({ ...options, count: 1 });
  const onPostgres = await startCluster({ ...options, count: SERVICES, databaseUrl });
  try {
    const ofSqlite = await loadsOf(onSqlite);
    const ofPostgres = await loadsOf(onPostgres);
    const ports = onPostgres.instances.map(({ product }) => Number(new URL(product.editorUrl).port));
    const asked = (load: Load, services: number) => () => {
      onPostgres.balancer.sendTo(ports.slice(0, services));
      return answersPerSecond(load);
    };
    const rows: Row[] = [];
    for (const what of Object.keys(ofSqlite) as (keyof Loads)[]) {
      await answersPerSecond(ofSqlite[what]);
      await asked(ofPostgres[what], SERVICES)();
      const { sqlite, one, several } = await interleaved(ROUNDS, {
        sqlite: () => answersPerSecond(ofSqlite[what]),
        one: asked(ofPostgres[what], 1),
        several: asked(ofPostgres[what], SERVICES),
      });
      rows.push(rowOf(what, { sqlite: median(sqlite), one: median(one), several: median(several) }));
    }
    return rows;
  } finally {
    await onSqlite.discard();
    await onPostgres.discard();
  }
}

type Loads = Awaited<ReturnType<typeof loadsOf>>;

/** Publishes a page with a form, and loads it and submits the form from now on. */
async function loadsOf(cluster: Cluster) {
  await cluster.createUser('ada', 'publisher');
  const cookie = await cookieOf(cluster.url);
  const fields = [{ type: 'text', name: 'message', label: 'Message', required: true }];
  const about = { identifier: 'bench', subject: 'Enquiry', recipient: 'office@example.org' };
  const form = { componentType: 'Form', key: 'form', ...about, fields };
  const texts = Array.from({ length: BLOCKS }, (_, index) => ({
    componentType: 'ColumnContent',
    key: `text${index}`,
    text: `<p>${sentences(`text ${index}`, 10)}</p>`,
  }));
  const page = { domainId: 'main', slug: 'bench', contents: [form, ...texts] };
  const { status } = await post(cluster.url, 'page/publishPage', { page }, cookie);
  if (status !== 200) throw new Error(`The page was not published: ${status}`);
  const api = `${cluster.url}/api`;
  const submission = { settings: { identifier: 'bench' }, form: { message: sentences('message', 5) } };
  return {
    'forms/submit, 100 at a time': {
      url: `${api}/forms/submit`,
      headers: { origin: SITE_URL },
      body: submission,
      connections: 100,
    },
    'page/load of an editor, 20 at a time': {
      url: `${api}/page/load?slug=bench&domainId=main`,
      headers: { cookie },
    },
  } satisfies Record<string, Load>;
}

function rowOf(what: string, { sqlite, one, several }: Record<'sqlite' | 'one' | 'several', number>): Row {
  const times = (value: number) => `${Math.round(value)}/s = ${(value / sqlite).toFixed(2)}`;
  return {
    what: `${what}, on PostgreSQL`,
    ours: `one service ${times(one)}, ${SERVICES} services ${times(several)}`,
    baseline: `one service on SQLite, behind the same proxy, ${Math.round(sqlite)}/s`,
  };
}
