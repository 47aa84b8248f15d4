import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import { ask, send } from '../api/client.ts';
import { isSame } from '../store/documents/same.ts';
import { useStored } from '../workbench/server-state/use-stored.ts';
import { useSaving } from './use-saving.ts';

type Changes = Partial<SiteSettings>;

/** The stored settings of the site. */
export const useSiteSettings = () => useStored('siteSettings', loadSiteSettings);

/** The settings as they are stored now. */
export const loadSiteSettings = (): Promise<SiteSettings> => ask('siteSettings/loadSiteSettings', {});

/**
 * The changes of one tab to the stored settings. Only the changes are saved, on top of what is stored by then, because
 * another editor may have changed the rest. Text typed during a save is kept.
 */
export function useSiteSettingsDraft(saved: SiteSettings) {
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Changes>({});
  const settings: SiteSettings = { ...saved, ...changes };
  const draft = useSaving('Site Settings', !isSame(settings, saved), async () => {
    const answer = await send('siteSettings/saveSiteSettings', {
      siteSettings: { ...(await loadSiteSettings()), ...changes },
    });
    queries.setQueryData(['siteSettings'], answer);
    setChanges((current) => changedSince(changes, current));
    return { kind: 'siteSettings', _id: answer._id };
  });
  return { ...draft, settings, change: (next: Changes) => setChanges((current) => ({ ...current, ...next })) };
}

const changedSince = (sent: Changes, current: Changes): Changes =>
  Object.fromEntries(Object.entries(current).filter(([name, value]) => Reflect.get(sent, name) !== value));
