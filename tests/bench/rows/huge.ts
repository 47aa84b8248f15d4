import type { Page } from '#content-store/model/entities/page.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { startProduct } from '../../running-product.ts';
import type { Bench, Row } from '../bench.ts';
import { type EditingService, QUIET, startEditing, untilFileHolds } from '../measure/editing-service.ts';
import { median, percentile } from '../measure/statistics.ts';
import { untilNothingWaits } from '../measure/until-nothing-waits.ts';
import { slugOf } from '../site/bench-page.ts';
import { memoryAtRest, startTimes } from './service.ts';

const PAGES = 100_000;
const PUBLISHES = 40;
const QUESTIONS = 10;
const MAX_MB = 600;
const MAX_PUBLISH_MS = 100;

/** A site of a hundred thousand pages of four blocks: built by its service, started, published to, searched by an editor. */
export async function huge(bench: Bench): Promise<Row[]> {
  const folder = await bench.shortSiteOf(PAGES);
  const built = await firstStart(folder);
  const starts = await startTimes(folder);
  const memory = await memoryAtRest(folder);
  const editing = await startEditing(folder);
  try {
    const publishes = await publishTimes(editing, PAGES, PUBLISHES);
    const tree = await timesOf(editing, 'page/children', (round) => ({ parent: `section-${round}` }));
    const titles = await timesOf(editing, 'page/find', (round) => ({ q: `page 4${round}` }));
    const texts = await timesOf(editing, 'page/find', (round) => ({ q: `4${round} winter`, inTexts: 'true' }));
    const seldom = await timesOf(editing, 'search/query', (round) => ({ q: `${4000 + round}` }));
    const common = await timesOf(editing, 'search/query', () => ({ q: 'winter' }));
    return [
      { what: `First start until ${PAGES} pages are live`, ours: `${(built / 1000).toFixed(0)} s` },
      { what: `Service ready, ${PAGES} pages`, ours: `${median(starts).toFixed(0)} ms` },
      {
        what: `Memory at rest (PSS), ${PAGES} pages`,
        ours: `${memory.toFixed(0)} MB`,
        target: `at most ${MAX_MB} MB`,
        isMet: memory <= MAX_MB,
      },
      {
        what: `Publish to file, one of ${PAGES} pages`,
        ours: `p50 ${median(publishes).toFixed(0)} ms, p95 ${percentile(publishes, 0.95).toFixed(0)} ms`,
        target: `p95 at most ${MAX_PUBLISH_MS} ms`,
        isMet: percentile(publishes, 0.95) <= MAX_PUBLISH_MS,
      },
      { what: `Page tree, a branch of ${PAGES} pages`, ours: `${median(tree).toFixed(0)} ms` },
      { what: `Find a page by title among ${PAGES}`, ours: `${median(titles).toFixed(0)} ms` },
      { what: `Find a page by its texts among ${PAGES}`, ours: `${median(texts).toFixed(0)} ms` },
      { what: 'Search of the site for a seldom word', ours: `${median(seldom).toFixed(0)} ms` },
      { what: 'Search of the site for a word of nearly all pages', ours: `${median(common).toFixed(0)} ms` },
    ];
  } finally {
    await editing.product.stop();
  }
}

async function firstStart(folder: string): Promise<number> {
  const started = performance.now();
  const product = await startProduct({ folder, env: QUIET });
  await untilNothingWaits(product.editorUrl);
  const milliseconds = performance.now() - started;
  await product.stop();
  return milliseconds;
}

/** Milliseconds from the call to the changed file, each as soon as the one before is a file. */
export async function publishTimes(service: EditingService, pages: number, publishes: number): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < publishes; round += 1) {
    const slug = slugOf((round * 1009) % (pages - 2));
    const page = await service.client.get<Page>('page/load', { slug, domainId: DOMAIN_ID });
    const mark = `Publish ${round} of ${publishes}.`;
    const published = service.client.post('page/publishPage', {
      page: { ...page, header: { ...page.header, heading: mark } },
    });
    samples.push(await untilFileHolds(service, `${DOMAIN_ID}/${slug}/index.html`, mark));
    await published;
  }
  return samples;
}

async function timesOf(
  { client }: EditingService,
  call: string,
  queryOf: (round: number) => Record<string, string>,
): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < QUESTIONS; round += 1) {
    const started = performance.now();
    await client.get(call, { domainId: DOMAIN_ID, ...queryOf(round) });
    samples.push(performance.now() - started);
  }
  return samples;
}
