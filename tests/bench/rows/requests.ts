import { join } from 'node:path';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { createUser } from '../../editing-client.ts';
import { type RunningProduct, startProduct } from '../../running-product.ts';
import { insertsPerSecond } from '../baselines/sqlite-inserts.ts';
import type { Bench, Row } from '../bench.ts';
import { cookieOf, post, QUIET } from '../measure/editing-service.ts';
import { answersPerSecond, type Load, startBareExpress } from '../measure/load.ts';
import { interleaved, median } from '../measure/statistics.ts';
import { slugOf } from '../site/bench-page.ts';

const PAGES = 2000;
const ROUNDS = 3;
const WARM_UP = { seconds: 2 };

/** Enough concurrent writers that one disk sync serves many of them. */
const CROWD = 100;
const FEW = 20;

type Connections = typeof CROWD | typeof FEW;

interface Target {
  connections: Connections;
  /** The required and the desired share of bare Express. */
  floor?: number;
  aim?: number;
}

const TARGETS = {
  'page/load of an editor': { connections: FEW, floor: 0.3, aim: 0.5 },
  'hub/filter, 2,000 pages, 3 filters': { connections: FEW, floor: 0.15, aim: 0.3 },
  'forms/submit, on disk, 100 at a time': { connections: CROWD, floor: 0.4, aim: 0.6 },
  'forms/submit, on disk, 20 at a time': { connections: FEW },
  'a page of the site': { connections: FEW, floor: 0.6 },
} as const satisfies Record<string, Target>;
type Measured = keyof typeof TARGETS;

/** Responses per second of important calls, compared with bare Express and with commits of bare SQLite. */
export async function requests(bench: Bench): Promise<Row[]> {
  const folder = await bench.siteOf(PAGES);
  const product = await startProduct({ folder, env: QUIET });
  const express = await startBareExpress();
  const lean = await startBareExpress('lean');
  try {
    const loads = await loadsOf(product);
    for (const load of Object.values(loads)) await answersPerSecond({ ...load, ...WARM_UP });
    const commits = async () => insertsPerSecond(join(bench.folder, 'inserts.sqlite'), 600, 2000);
    const measured = await interleaved(ROUNDS, {
      few: () => answersPerSecond({ url: express.url, connections: FEW }),
      crowd: () => answersPerSecond({ url: express.url, connections: CROWD }),
      leanFew: () => answersPerSecond({ url: lean.url, connections: FEW }),
      leanCrowd: () => answersPerSecond({ url: lean.url, connections: CROWD }),
      commits,
      ...mapLoads(loads, (load) => () => answersPerSecond(load)),
    });
    const baselines: Baselines = {
      express: { [FEW]: median(measured.few), [CROWD]: median(measured.crowd) },
      lean: { [FEW]: median(measured.leanFew), [CROWD]: median(measured.leanCrowd) },
      commits: median(measured.commits),
    };
    return (Object.keys(loads) as Measured[]).map((what) => rowOf(what, median(measured[what]), baselines));
  } finally {
    await express.stop();
    await lean.stop();
    await product.stop();
  }
}

async function loadsOf({ editorUrl, siteUrl, folder }: RunningProduct): Promise<Record<Measured, Load>> {
  await createUser(folder, 'ada', 'publisher').catch(() => {}); // exists if the folder was used before
  const cookie = await cookieOf(editorUrl);
  await publishForm(editorUrl, cookie);
  const origin = editorUrl;
  const hubFilters = { include: ['Content type:Group 1', 'Content type:Group 2', 'Content type:Group 3'] };
  const userFilters = hubFilters.include;
  const form = { name: 'Ben', email: 'ben@example.org', message: 'Is the gate open on Tuesdays? '.repeat(10) };
  const submit = {
    url: `${editorUrl}/api/forms/submit`,
    headers: { origin },
    body: { settings: { identifier: 'bench' }, form },
  };
  return {
    'page/load of an editor': {
      url: `${editorUrl}/api/page/load?slug=${slugOf(7)}&domainId=${DOMAIN_ID}`,
      headers: { cookie },
    },
    'hub/filter, 2,000 pages, 3 filters': {
      url: `${editorUrl}/api/hub/filter`,
      headers: { origin },
      body: { domainId: DOMAIN_ID, hubFilters: {}, userFilters },
    },
    'forms/submit, on disk, 100 at a time': { ...submit, connections: CROWD },
    'forms/submit, on disk, 20 at a time': submit,
    'a page of the site': { url: `${siteUrl}/${slugOf(7)}`, headers: { 'accept-encoding': 'br' } },
  };
}

async function publishForm(editorUrl: string, cookie: string): Promise<void> {
  const fields = [
    { type: 'text', name: 'name', label: 'Name', required: true },
    { type: 'email', name: 'email', label: 'Email', required: true },
    { type: 'textArea', name: 'message', label: 'Message' },
  ];
  const block = { componentType: 'Form', key: 'form', identifier: 'bench', recipient: 'office@example.org' };
  const page = { domainId: DOMAIN_ID, slug: 'bench-form', contents: [{ ...block, subject: 'Enquiry', fields }] };
  const { status } = await post(editorUrl, 'page/publishPage', { page }, cookie);
  if (status !== 200 && status !== 409) throw new Error(`The form was not published: ${status}`);
}

function mapLoads<Value>(loads: Record<Measured, Load>, change: (load: Load) => Value): Record<Measured, Value> {
  return Object.fromEntries(Object.entries(loads).map(([what, load]) => [what, change(load)])) as Record<
    Measured,
    Value
  >;
}

/** Per second; responses by number of connections. */
interface Baselines {
  /** Default Express; targets are fractions of it. */
  express: Record<Connections, number>;
  lean: Record<Connections, number>;
  commits: number;
}

function rowOf(what: Measured, perSecond: number, { express, lean, commits }: Baselines): Row {
  const { connections, floor, aim }: Target = TARGETS[what];
  const share = perSecond / express[connections];
  const ofLean = `${Math.round(lean[connections])}/s = ${(perSecond / lean[connections]).toFixed(2)}`;
  const isSubmit = what.startsWith('forms/submit');
  const ofCommits = isSubmit ? `, ${(perSecond / commits).toFixed(2)} of the commits` : '';
  return {
    what,
    ours: `${Math.round(perSecond)}/s = ${share.toFixed(2)} of Express${ofCommits}`,
    baseline: `bare Express, ${connections} at a time, ${Math.round(express[connections])}/s (lean ${ofLean})${isSubmit ? `, bare SQLite ${Math.round(commits)}/s` : ''}`,
    ...(floor !== undefined && { target: `at least ${floor}${aim ? `, aim ${aim}` : ''}`, isMet: share >= floor }),
  };
}
