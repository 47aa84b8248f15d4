import { join } from 'node:path';
import type { Navigation } from '#content-store/model/entities/navigation.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import type { Bench, Row } from '../bench.ts';
import { type EditingService, startEditing, untilFileHolds } from '../measure/editing-service.ts';
import { median, percentile } from '../measure/statistics.ts';
import { slugOf } from '../site/bench-page.ts';

const SAMPLES = 5;
const MAX_OF_BUILD = 0.6;
const SOON_MS = 200;

/** A change of the navigation: milliseconds until the files of these pages say so, and until all pages are live. */
interface Sample {
  home: number;
  lookedAt: number;
  all: number;
}

/** From publishing a changed navigation until every page that shows it is live. */
export async function navigationPublish(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of bench.isLarge ? [1000, 10_000] : [1000]) {
    const service = await startEditing(await bench.siteOf(size));
    const samples: Sample[] = [];
    try {
      for (let round = 0; round < SAMPLES; round += 1) samples.push(await publishOnce(service, size, round));
    } finally {
      await service.product.stop();
    }
    rows.push(...rowsOf(bench, size, samples));
  }
  return rows;
}

async function publishOnce(service: EditingService, size: number, round: number): Promise<Sample> {
  const { client, untilLive } = service;
  const nav = await client.get<Navigation>('site/loadNav', { domainId: DOMAIN_ID });
  const [first, ...rest] = nav.items;
  if (!first) throw new Error('The navigation is empty');
  const text = `About ${round} ${Date.now()}`;
  const items = [{ ...first, link: { ...first.link, text } }, ...rest];
  const slug = slugOf(size - 10 - round);
  await client.post('page/presence', { _id: slug.replace('/', '-'), domainId: DOMAIN_ID });
  const started = performance.now();
  const [{ changed = [] }, home, lookedAt] = await Promise.all([
    untilLive(() => client.post('site/publishNav', { nav: { ...nav, items } })),
    untilFileHolds(service, join(DOMAIN_ID, 'index.html'), text),
    untilFileHolds(service, join(DOMAIN_ID, slug, 'index.html'), text),
  ]);
  if (changed.length < size) throw new Error(`Only ${changed.length} pages changed`);
  return { home, lookedAt, all: performance.now() - started };
}

function rowsOf(bench: Bench, size: number, samples: readonly Sample[]): Row[] {
  const all = samples.map((sample) => sample.all);
  const [middle, least, most] = [median(all), Math.min(...all), Math.max(...all)].map((value) => seconds(value));
  const build = bench.fullBuilds.get(size);
  const ratio = build === undefined ? undefined : median(all) / build;
  const slowest = (of: 'home' | 'lookedAt') =>
    percentile(
      samples.map((sample) => sample[of]),
      1,
    );
  return [
    {
      what: `Navigation publish, all of ${size} pages live`,
      ours: `${middle} s (${least} to ${most})`,
      baseline: build === undefined ? bench.plainBuild(size) : `our full build ${seconds(build)} s`,
      ...(ratio !== undefined && {
        target: `× ${ratio.toFixed(2)} of at most ${MAX_OF_BUILD}`,
        isMet: ratio <= MAX_OF_BUILD,
      }),
    },
    {
      what: 'Home and the page in the editor meanwhile, slowest of the rounds',
      ours: `${slowest('home').toFixed(0)} and ${slowest('lookedAt').toFixed(0)} ms`,
      target: `${SOON_MS} ms`,
      isMet: Math.max(slowest('home'), slowest('lookedAt')) <= SOON_MS,
    },
  ];
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
