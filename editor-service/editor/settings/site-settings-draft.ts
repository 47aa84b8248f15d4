import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import { ask, send } from '../api/client.ts';
import { isSame } from '../store/documents/same.ts';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { toastSuccess } from '../workbench/toast.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

const SAVE = { path: 'siteSettings/saveSiteSettings', said: 'Site Settings Saved' } as const;
const PUBLISH = { path: 'siteSettings/publishSiteSettings', said: 'Site Settings Published' } as const;

type Changes = Partial<SiteSettings>;

/** The stored settings of the site; all tabs of the dialog share one query. */
export function useSiteSettings(): UseQueryResult<SiteSettings> {
  const domainId = useEditor((state) => state.domainId);
  return useQuery({
    queryKey: ['siteSettings', domainId],
    queryFn: () => stored(domainId),
    // A draft starts from the answer: a refetch would change what it is compared with.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const stored = (domainId: string) => ask('siteSettings/loadSiteSettings', { domainId });

/**
 * The changes of one tab to the stored settings. Only the changes are saved, on top of what is stored by then, because
 * another editor may have changed the rest. Text typed during a save is kept.
 */
export function useSiteSettingsDraft(saved: SiteSettings) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Changes>({});
  const settings: SiteSettings = { ...saved, ...changes };
  const isDirty = !isSame(settings, saved);
  useUnsaved(isDirty);

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ call, sent }: { call: typeof SAVE | typeof PUBLISH; sent: Changes }) =>
      send(call.path, { siteSettings: { ...(await stored(saved.domainId)), ...sent } }),
    onSuccess: (answer, { call, sent }) => {
      queries.setQueryData(['siteSettings', saved.domainId], answer);
      setChanges((current) => changedSince(sent, current));
      toastSuccess(workbench, call.said);
    },
  });

  return {
    settings,
    change: (next: Partial<SiteSettings>) => setChanges((current) => ({ ...current, ...next })),
    save: () => mutate({ call: SAVE, sent: changes }),
    publish: () => mutate({ call: PUBLISH, sent: changes }),
    isBusy: isPending,
    isDirty,
  };
}

const changedSince = (sent: Changes, current: Changes): Changes =>
  Object.fromEntries(Object.entries(current).filter(([name, value]) => Reflect.get(sent, name) !== value));
