import type { Locator, Page } from 'playwright/test';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import type { EditingClient } from '../../editing-client.ts';

/** Saves a page of these blocks; the title is its heading. */
export async function savePage(
  { post }: EditingClient,
  slug: string,
  heading: string,
  contents: readonly object[] = [{ componentType: 'Headline', key: 'end', title: 'The end' }],
): Promise<void> {
  await post('page/save', { page: { domainId: DOMAIN_ID, slug, template: 'generic', header: { heading }, contents } });
}

/** Publishes what is saved at this address. */
export async function publishSaved({ get, post }: EditingClient, slug: string): Promise<void> {
  const page = await get<object>('page/load', { slug, domainId: DOMAIN_ID });
  await post('page/publishPage', { page });
}

export const inCanvas = (page: Page) => page.frameLocator('iframe');

export const blockOf = (page: Page, key: string): Locator => inCanvas(page).locator(`[data-block="${key}"]`);

export const buttonOf = (where: Page | Locator, name: string | RegExp): Locator =>
  where.getByRole('button', { name, exact: typeof name === 'string' });
