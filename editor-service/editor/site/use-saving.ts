import { useMutation } from '@tanstack/react-query';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** Saves or publishes a draft of `what` by `call`; while it is dirty, its dialog asks before it closes. */
export function useSaving(what: string, isDirty: boolean, call: (way: 'save' | 'publish') => Promise<void>) {
  const workbench = useWorkbench();
  useUnsaved(isDirty);
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess: (_answer, way) => toastSuccess(workbench, `${what} ${way === 'save' ? 'Saved' : 'Published'}`),
  });
  return { save: () => mutate('save'), publish: () => mutate('publish'), isBusy: isPending, isDirty };
}
