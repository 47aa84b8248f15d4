import { failpoint } from '#content-store/published/failpoint.ts';
import { pageWarnings } from '#site/content/page-warnings.ts';
import { slugOfAddress } from '../output/addresses.ts';
import type { BuildFailure } from '../plan/build-error.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import type { Rendered } from '../render/render.ts';
import { renderPages } from '../threads/render-pages.ts';
import { writeHeaders } from './indexes.ts';
import type { Run } from './run.ts';
import { attempt, putTraced, removeTraced } from './traced.ts';

/** Renders pages and writes them one by one; a page that fails keeps its present output and is reported. */
export async function writePages(site: DomainSite, addresses: readonly string[], run: Run): Promise<void> {
  let done = 0;
  await renderPages(site.domainId, addresses, run, async (address, rendered) => {
    await attempt(site, address, run, async () => writePage(site, address, await rendered, run));
    done += 1;
    run.onProgress?.(done, addresses.length);
  });
}

/** Removes deleted pages from `dist`. */
export function removePages(site: DomainSite, addresses: readonly string[], run: Run): void {
  for (const address of addresses) {
    if (removeTraced(site, address, run)) run.result.removed.push(address);
  }
}

async function writePage(site: DomainSite, address: string, rendered: Rendered, run: Run): Promise<void> {
  const { html, trace, contentSecurityPolicy } = rendered;
  failpoint('mid-render');
  if (await putTraced(site, { kind: 'page', text: html, trace }, run)) run.result.changed.push(address);
  run.result.warnings.push(...warningsOf(site, address));
  if (address === '/404') writeHeaders(site, contentSecurityPolicy);
}

function warningsOf({ domainId, content }: DomainSite, address: string): BuildFailure[] {
  const page = content.pageBySlug(slugOfAddress(address));
  return (page ? pageWarnings(page) : []).map((message) => ({ domainId, page: address, message }));
}
