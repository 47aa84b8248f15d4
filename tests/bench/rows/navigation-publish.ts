import type { Navigation } from '#content-store/model/entities/navigation.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import type { Bench, Row } from '../bench.ts';
import { type EditingService, startEditing } from '../measure/editing-service.ts';
import { median } from '../measure/statistics.ts';

const SAMPLES = 5;

/** From publishing a changed navigation until every page that shows it is live. */
export async function navigationPublish(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of bench.isLarge ? [1000, 10_000] : [1000]) {
    const service = await startEditing(await bench.siteOf(size));
    const samples: number[] = [];
    try {
      for (let round = 0; round < SAMPLES; round += 1) samples.push(await publishOnce(service, size, round));
    } finally {
      await service.product.stop();
    }
    rows.push(rowOf(bench, size, samples));
  }
  return rows;
}

async function publishOnce({ client, untilLive }: EditingService, size: number, round: number): Promise<number> {
  const nav = await client.get<Navigation>('site/loadNav', { domainId: DOMAIN_ID });
  const [first, ...rest] = nav.items;
  if (!first) throw new Error('The navigation is empty');
  const items = [{ ...first, link: { ...first.link, text: `About ${round}` } }, ...rest];
  const started = performance.now();
  const { changed = [] } = await untilLive(() => client.post('site/publishNav', { nav: { ...nav, items } }));
  if (changed.length < size) throw new Error(`Only ${changed.length} pages changed`);
  return performance.now() - started;
}

function rowOf(bench: Bench, size: number, samples: readonly number[]): Row {
  const seconds = [median(samples), Math.min(...samples), Math.max(...samples)].map((value) => value / 1000);
  const [middle, least, most] = seconds.map((value) => value.toFixed(1));
  return {
    what: `Navigation publish, all of ${size} pages live`,
    ours: `${middle} s (${least} to ${most})`,
    baseline: bench.plainBuild(size),
  };
}
