import { describe, expect, it, vi } from 'vitest';
import { loadCompiledSite } from '#build/render/compiled-site.ts';
import { publishedReader } from '#content-store/published/reader.ts';
import { Snapshot } from '#content-store/published/snapshot.ts';
import { ENVIRONMENT } from './temporary-site.ts';

const reader = publishedReader(new Snapshot(), 'main', ENVIRONMENT);

/** The policies of pages rendered in this order by a freshly loaded compiled site. */
async function policiesOf(...addresses: string[]): Promise<(string | undefined)[]> {
  vi.resetModules();
  const { renderPage } = await loadCompiledSite();
  const policies = [];
  for (const address of addresses) {
    policies.push((await renderPage(address, { reader })).headers['content-security-policy']);
  }
  return policies;
}

describe('renderPage()', () => {
  it('gives every page the policy it would have as the first page', async () => {
    const [health, afterHealth] = await policiesOf('/health', '/404');
    const [first] = await policiesOf('/404');
    expect(health).toContain("script-src 'self' 'sha256-");
    expect(afterHealth).toBe(first);
    expect(health).toBe(first);
  });
});
