import { useEffect, useState } from 'react';
import type { TagCategory } from '#content-store/model/entities/tags.ts';
import { ask } from '../api/client.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

/** The tags of the site by category; none until they are known. */
export function useTagCategories(): readonly TagCategory[] {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const [categories, setCategories] = useState<readonly TagCategory[]>([]);
  useEffect(() => {
    let isCurrent = true;
    ask('tags/fetch', { domainId }).then(
      (answer) => isCurrent && setCategories(answer),
      (failure: unknown) => failedCall(workbench, failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [workbench, domainId]);
  return categories;
}
