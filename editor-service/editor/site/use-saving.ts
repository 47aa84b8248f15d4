import { useMutation } from '@tanstack/react-query';
import type { PublishableRef } from '../../contract/publishing-sets.ts';
import { publishTicked } from '../publishing/publish-set.ts';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

/**
 * Saves a draft of `what`, or saves and publishes it; `save` returns the item to publish. While the draft is dirty, its
 * dialog asks before it closes.
 */
export function useSaving(what: string, isDirty: boolean, save: () => Promise<PublishableRef>) {
  const workbench = useWorkbench();
  useUnsaved(isDirty);
  const { mutate, isPending } = useMutation({
    mutationFn: async (way: 'save' | 'publish') => {
      const item = await save();
      if (way === 'publish') await publishTicked(workbench, [item]);
      else toastSuccess(workbench, `${what} Saved`);
    },
  });
  return { save: () => mutate('save'), publish: () => mutate('publish'), isBusy: isPending, isDirty };
}
