import { useEffect, useState } from 'react';
import { ask } from '../api/client.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

export interface FoundPage {
  _id: string;
  slug: string;
}

/** The first pages whose address has this text. */
export function usePagesBySlug(slug: string): FoundPage[] {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const [pages, setPages] = useState<FoundPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    ask('sitemap/filter', { domainId, slug, size: 20 }).then(
      ({ sitemap }) => isCurrent && setPages(sitemap),
      (failure: unknown) => failedCall(workbench, failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [workbench, domainId, slug]);
  return pages;
}
