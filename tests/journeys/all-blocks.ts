import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { blockPages } from '#site/demo/content/pages/blocks/block-pages.ts';
import { logIn } from '../editing-client.ts';
import type { RunningProduct } from '../running-product.ts';
import { expect } from './journey.ts';

/**
 * Publishes one page that contains every demo block and waits until it is live.
 * Each journey passes its own address, because consecutive journeys share a product.
 */
export async function publishAllBlocks({ editorUrl, siteUrl }: RunningProduct, slug: string): Promise<void> {
  const contents = blockPages.flatMap((page) => page.contents ?? []);
  const client = await logIn(editorUrl, 'ada');
  const page = { domainId: DOMAIN_ID, slug, header: { heading: 'All blocks' }, contents };
  await client.post('page/publishPage', { page: await client.post('page/save', { page }) });
  const status = async () => (await fetch(`${siteUrl}/${slug}`)).status;
  await expect.poll(status).toBe(200);
}
