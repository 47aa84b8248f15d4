import { useEffect, useState } from 'react';
import { ask } from '../api/client.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import type { SiteFacts } from './guide-steps.ts';

/** What the new site already has; null until it is known. Asked again after each save and each dialog. */
export function useSiteFacts(): SiteFacts | null {
  const { store } = useWorkbench();
  const saved = useEditor((state) => state.saved);
  const dialog = useEditor((state) => state.dialog?.kind);
  const [facts, setFacts] = useState<SiteFacts | null>(null);

  useEffect(() => {
    if (!saved || dialog) return;
    let isCurrent = true;
    void factsOf(store.getState().domainId).then(
      (found) => isCurrent && setFacts({ ...found, navigationItems: saved.navigation.items.length }),
      () => undefined, // The guide stays as it is until the service answers again.
    );
    return () => {
      isCurrent = false;
    };
  }, [store, saved, dialog]);

  return facts;
}

async function factsOf(domainId: string): Promise<Omit<SiteFacts, 'navigationItems'>> {
  const [home, { total }, { items }] = await Promise.all([
    ask('page/load', { slug: '', domainId }).catch(() => null),
    ask('page/find', { domainId, page: 1, size: 1 }),
    ask('publish/waiting', { domainId }),
  ]);
  return { homeBlocks: home?.contents.length ?? 0, pages: total, waiting: items.length };
}
