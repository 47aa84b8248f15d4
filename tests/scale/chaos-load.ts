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

/** Editors who publish pages of their own, again and again, with headings that say which publish it is. */
export async function publishAtRandom({ url }: Cluster, count: number, editors: number, ledger: Ledger): Promise<void> {
  const client = await logIn(url, 'ada');
  await inParallel(count, editors, async (index, editor) => {
    const slug = `page-${editor}-${index % 4}`;
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
