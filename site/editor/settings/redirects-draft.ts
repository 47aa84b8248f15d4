import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Redirect } from '#content-store/model/redirect.ts';
import type { SiteSettings } from '#content-store/model/site-settings.ts';
import { toastSuccess } from '../actions/toast.ts';
import { send } from '../api/client.ts';
import { useUnsaved } from '../shell/dialogs/unsaved.ts';
import { useWorkbench } from '../shell/workbench-context.ts';
import { isSame } from '../store/same.ts';

/** The redirects while somebody works on them; they travel with the site settings as these are stored. */
export function useRedirectsDraft(siteSettings: SiteSettings, saved: Redirect[]) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [redirects, setRedirects] = useState(saved);
  const isDirty = !isSame(redirects, saved);
  useUnsaved(isDirty);

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ isPublished }: { isPublished: boolean }) => {
      await send('siteSettings/saveSiteSettings', { siteSettings, redirects });
      queries.setQueryData(['redirects', siteSettings.domainId], redirects);
      if (isPublished) await send('siteSettings/publishSiteSettings', { siteSettings });
    },
    onSuccess: (_answer, { isPublished }) =>
      toastSuccess(workbench, isPublished ? 'Site Settings Published' : 'Site Settings Saved'),
  });

  return {
    redirects,
    /** Changes the redirect with this id, or adds a new one at the top. */
    put: (redirect: Redirect) => setRedirects((all) => withRedirectPut(all, redirect)),
    remove: useCallback(({ _id }: Redirect) => setRedirects((all) => all.filter((one) => one._id !== _id)), []),
    save: () => mutate({ isPublished: false }),
    publish: () => mutate({ isPublished: true }),
    isBusy: isPending,
    isDirty,
  };
}

function withRedirectPut(all: readonly Redirect[], redirect: Redirect): Redirect[] {
  const isKnown = all.some(({ _id }) => _id === redirect._id);
  return isKnown ? all.map((one) => (one._id === redirect._id ? redirect : one)) : [redirect, ...all];
}
