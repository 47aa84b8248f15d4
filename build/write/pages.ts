import { join } from 'node:path';
import { failpoint } from '#content-store/published/failpoint.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import { recordOf } from '../plan/plan.ts';
import type { PresentPage } from '../render/kept-main.ts';
import type { Rendered } from '../render/render.ts';
import { renderPages } from '../threads/render-pages.ts';
import { writeHeaders } from './indexes.ts';
import { linkedFirst } from './linked-first.ts';
import type { Run } from './run.ts';
import { attempt, putTraced, removeTraced } from './traced.ts';

/** With more new pages than this, they are not held in memory to be sorted. */
const MAX_HELD = 500;

/**
 * Renders pages and writes them one by one; a page that fails keeps its present output and is reported. New pages come
 * first, each after those it links to, so that no page that visitors have links to one that is not there yet; then those in
 * `urgent`. False when a newer change interrupted it, and pages are left.
 */
export async function writePages(
  site: DomainSite,
  addresses: readonly string[],
  urgent: ReadonlySet<string>,
  run: Run,
): Promise<boolean> {
  let done = 0;
  const write = async (address: string, rendered: Promise<Rendered> | undefined) => {
    await attempt(site, address, run, async () => {
      if (rendered) await writePage(site, address, await rendered, run);
    });
    done += 1;
    run.onProgress?.(done, addresses.length);
  };
  const added = newOf(site, addresses);
  if (added.length > MAX_HELD) {
    await renderPages(site.domainId, addresses, run, write);
    return done === addresses.length;
  }
  const held = await renderAll(site, added, run);
  for (const address of await linkedFirst(held)) await write(address, held.get(address));
  failpoint('after-new-pages');
  const isWritten = new Set(added);
  const others = Object.groupBy(
    addresses.filter((address) => !isWritten.has(address)),
    (address) => (urgent.has(address) ? 'first' : 'later'),
  );
  const { first = [], later = [] } = others;
  await renderPages(site.domainId, first, run, write);
  if (later.length > 0) await run.onFirstWritten?.();
  if (done < addresses.length && run.isNewer?.()) return false;
  await renderPages(site.domainId, later, run, write);
  return done === addresses.length;
}

/** True when new pages come in any order: until all are there, others may link to one that is not. */
export const isUnordered = (site: DomainSite, addresses: readonly string[]): boolean =>
  newOf(site, addresses).length > MAX_HELD;

const newOf = (site: DomainSite, addresses: readonly string[]): string[] =>
  addresses.filter((address) => recordOf(site, address)?.trace === undefined);

/** Never interrupted: new pages are written together. */
async function renderAll({ domainId }: DomainSite, addresses: readonly string[], run: Run) {
  const held = new Map<string, Promise<Rendered>>();
  await renderPages(domainId, addresses, { ...run, isNewer: undefined }, async (address, rendered) => {
    held.set(address, rendered);
  });
  return held;
}

/** The page at an address as it was written. */
export function presentPage(site: DomainSite, address: string): PresentPage | undefined {
  const { path, hash, trace } = recordOf(site, address) ?? {};
  return path && hash && trace ? { file: join(site.output.folder, path), hash, trace } : undefined;
}

/** Removes deleted pages from `dist`. */
export function removePages(site: DomainSite, addresses: readonly string[], run: Run): void {
  for (const address of addresses) {
    if (removeTraced(site, address, run)) run.result.removed.push(address);
  }
}

async function writePage(site: DomainSite, address: string, rendered: Rendered, run: Run): Promise<void> {
  const { html, trace, contentSecurityPolicy, warnings } = rendered;
  failpoint('mid-render');
  if (await putTraced(site, { kind: 'page', text: html, trace }, run)) run.result.changed.push(address);
  const { domainId } = site;
  run.result.warnings.push(...warnings.map((message) => ({ domainId, page: address, message })));
  if (address === '/404') writeHeaders(site, contentSecurityPolicy);
}
