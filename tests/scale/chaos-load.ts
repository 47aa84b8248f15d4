import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from '#content-store/model/entities/page.ts';
import { type EditingClient, logIn } from '../editing-client.ts';
import { type Cluster, SITE_URL } from './topology/instances.ts';

/** What one kind of request did: the names that were sent, and those that were answered as done. */
export interface Ledger {
  sent: Set<string>;
  acknowledged: Set<string>;
  /** Answers that nobody may get, whoever is killed. */
  wrong: string[];
}

export const createLedger = (): Ledger => ({ sent: new Set(), acknowledged: new Set(), wrong: [] });

/** The proxy reached no instance, an instance was killed meanwhile, or one was stopping: no answer is no promise. */
const isNoAnswer = (error: unknown): boolean => /^(?:TypeError: fetch failed|Error: 50[23] )/.test(String(error));

/** Runs `work` for each number below `count`, as many at a time as there are workers. */
export async function inParallel(
  count: number,
  workers: number,
  work: (index: number, worker: number) => Promise<void>,
) {
  let next = 0;
  const one = async (worker: number) => {
    for (let index = next++; index < count; index = next++) await work(index, worker);
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
}

/** Of the pages that editors publish: four each. */
const slugOf = (editor: number, index: number) => `page-${editor}-${index % 4}`;

const slugsOf = (editors: number): string[] =>
  Array.from({ length: editors * 4 }, (_, index) => slugOf(Math.floor(index / 4), index));

/** Editors who publish pages of their own, again and again, with headings that say which publish it is. */
export async function publishAtRandom({ url }: Cluster, count: number, editors: number, ledger: Ledger): Promise<void> {
  const client = await logIn(url, 'ada');
  await inParallel(count, editors, async (index, editor) => {
    const slug = slugOf(editor, index);
    for (let attempt = 0; ; attempt += 1) {
      const heading = `${slug} publish ${index} attempt ${attempt}`;
      try {
        const page = await pageAt(client, slug);
        ledger.sent.add(heading);
        await client.post('page/publishPage', { page: { ...page, header: { heading } } });
        ledger.acknowledged.add(heading);
        return;
      } catch (error) {
        if (!isNoAnswer(error)) ledger.wrong.push(`${heading}: ${String(error)}`);
        if (ledger.wrong.length > 20) throw error;
      }
    }
  });
}

async function pageAt(client: EditingClient, slug: string): Promise<Page | { domainId: string; slug: string }> {
  try {
    return await client.get<Page>('page/load', { slug, domainId: 'main' });
  } catch (error) {
    if (String(error).startsWith('Error: 404 ')) return { domainId: 'main', slug };
    throw error;
  }
}

const form = (name: string) => ({ name, email: 'ben@example.org', message: 'Is the gate open on Tuesdays?' });

/**
 * A visitor of each instance's site, who reads pages until `over`; answers how many were read. A page once there stays there,
 * as it was published, with the files that it asks for.
 */
export async function readAtRandom(
  { instances }: Cluster,
  editors: number,
  { sent, wrong }: Ledger,
  over: AbortSignal,
): Promise<number> {
  const slugs = slugsOf(editors);
  let count = 0;
  const read = async (siteUrl: string, path: string) => {
    try {
      const response = await fetch(siteUrl + path);
      return { status: response.status, text: await response.text() };
    } catch {
      return { status: 503, text: '' }; // it was killed meanwhile
    }
  };
  const visit = async (siteUrl: string) => {
    const known = new Set<string>();
    for (let index = 0; !over.aborted; index += 1) {
      const slug = slugs[index % slugs.length] ?? '';
      const { status, text } = await read(siteUrl, `/${slug}`);
      if (status === 503) await rest(50);
      if (status === 503 || (status === 404 && !known.has(slug))) continue;
      count += 1;
      known.add(slug);
      const heading = headingIn(text);
      if (status !== 200 || !sent.has(heading) || !text.trimEnd().endsWith('</html>')) {
        wrong.push(`${siteUrl}/${slug} answers ${status} with ${heading || text}`);
      }
      const [, file] = /"(\/_astro\/[^"]+)"/.exec(text) ?? [];
      const asked = file && (await read(siteUrl, file));
      if (asked && asked.status !== 200 && asked.status !== 503) wrong.push(`${siteUrl}${file} ${asked.status}`);
    }
  };
  await Promise.all(instances.map(({ product }) => visit(product.siteUrl)));
  return count;
}

/** What `publishAtRandom` has published, in a page. */
export const headingIn = (html: string): string => /page-\d+-\d publish \d+ attempt \d+/.exec(html)?.[0] ?? '';

/** The page that a heading was published in. */
export const slugIn = (heading: string): string => heading.split(' ', 1)[0] ?? '';

/** Visitors who send a form until it is accepted, each time with a name of its own, and ask what sites ask. */
export async function submitAtRandom({ url }: Cluster, count: number, visitors: number, ledger: Ledger): Promise<void> {
  const post = (call: string, body: unknown) =>
    fetch(`${url}/api/${call}`, {
      method: 'POST',
      headers: { origin: SITE_URL, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await inParallel(count, visitors, async (index) => {
    for (let attempt = 0; ; attempt += 1) {
      const name = `visitor ${index} attempt ${attempt}`;
      try {
        if (index % 10 === 0) await askTheSite(url, ledger);
        ledger.sent.add(name);
        const { status } = await post('forms/submit', { settings: { identifier: 'contact' }, form: form(name) });
        if (status === 200) {
          ledger.acknowledged.add(name);
          return;
        }
        if (status !== 502 && status !== 503) ledger.wrong.push(`${name}: ${status}`);
        if (ledger.wrong.length > 20) return;
      } catch (error) {
        if (!isNoAnswer(error)) throw error;
      }
    }
  });
}

/** A reading call of published pages: repeatable, so the proxy finds an instance that answers. */
async function askTheSite(url: string, ledger: Ledger): Promise<void> {
  const response = await fetch(`${url}/api/config/loadDomain?hostname=localhost`);
  const text = await response.text();
  const isRight = response.status === 200 && text.includes('"_id":"main"');
  if (!isRight && response.status !== 502 && response.status !== 503) ledger.wrong.push(`${response.status} ${text}`);
}
