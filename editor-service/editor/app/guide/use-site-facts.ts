import { ask } from '../../api/client.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { useAfterSaving } from '../../workbench/use-after-saving.ts';
import type { SiteFacts } from './guide-steps.ts';

/** What the new site already has; null until it is known. */
export const useSiteFacts = (): SiteFacts | null => useAfterSaving<SiteFacts | null>(factsOf, null);

async function factsOf(domainId: string, { navigation }: Documents): Promise<SiteFacts> {
  const [home, { total }, { items }] = await Promise.all([
    ask('page/load', { slug: '', domainId }).catch(() => null),
    ask('page/find', { domainId, page: 1, size: 1 }),
    ask('publish/waiting', { domainId }),
  ]);
  const homeBlocks = home?.contents.length ?? 0;
  return { homeBlocks, pages: total, navigationItems: navigation.items.length, waiting: items.length };
}
