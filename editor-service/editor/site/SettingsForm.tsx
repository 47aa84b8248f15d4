import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import type { PayloadOf } from '../../contract/calls.ts';
import type { PublishableRef } from '../../contract/publishing-sets.ts';
import { ask, send } from '../api/client.ts';
import { publishTicked } from '../publishing/publish-set.ts';
import { isSame } from '../store/documents/same.ts';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { Form } from '../ui/fields/Form.tsx';
import { Hint } from '../ui/tab/Tab.tsx';
import { t } from '../words/t.ts';
import { useStored } from '../workbench/server-state/use-stored.ts';
import { toastSuccess } from '../workbench/workbench.ts';
import { useEditor, useRefusal, useWorkbench } from '../workbench/workbench-context.ts';
import { idInPlace } from './InLanguages.tsx';
import styles from './Settings.module.css';

interface SettingsFormProps {
  draft: ReturnType<typeof useSaving>;
  /** What these settings are for. */
  hint?: string;
  isWide?: boolean;
  children: ReactNode;
}

/** Settings that are saved as a draft, and published for visitors. */
export function SettingsForm({ draft, hint, isWide = false, children }: SettingsFormProps) {
  const { save, publish, isBusy, isDirty } = draft;
  const refusal = useRefusal('publish');
  return (
    <Form className={isWide ? styles.wide : styles.form} onSubmit={save}>
      {hint && <Hint>{hint}</Hint>}
      {children}
      <ModalActions>
        <Button
          disabled={isBusy || refusal !== null}
          title={refusal ? t('Publish: {refusal}', { refusal }) : undefined}
          onClick={({ currentTarget }) => currentTarget.form?.reportValidity() && publish()}
        >
          {t('Publish')}
        </Button>
        <Button type="submit" look="main" disabled={isBusy || !isDirty}>
          {isBusy ? t('Saving…') : t('Save')}
        </Button>
      </ModalActions>
    </Form>
  );
}

type Changes = Partial<SiteSettings>;

/** The stored settings of the site, or of one of its languages (`placeIn()`). */
export function useSiteSettings(place = '') {
  const domainId = useEditor((state) => state.domainId);
  const _id = idInPlace('siteSettings', domainId, place);
  return useStored(_id, async () => ({ ...(await loadSiteSettings(place)), _id }));
}

/** Loads the settings as they are stored now. */
const loadSiteSettings = (slugPrefix = ''): Promise<SiteSettings> =>
  ask('siteSettings/loadSiteSettings', slugPrefix ? { slugPrefix } : {});

/**
 * The changes of one tab to the stored settings. Only the changes are saved, on top of what is stored by then, because
 * another editor may have changed the rest. Text typed during a save is kept.
 */
export function useSiteSettingsDraft(saved: SiteSettings, place: string) {
  const { _id } = saved;
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Changes>({});
  const settings: SiteSettings = { ...saved, ...changes };
  const draft = useSaving(t('Site Settings'), !isSame(settings, saved), async () => {
    const answer = await send('siteSettings/saveSiteSettings', {
      siteSettings: { ...(await loadSiteSettings(place)), ...changes, _id },
    });
    queries.setQueryData([_id], answer);
    setChanges((current) => changedSince(changes, current));
    return { kind: 'siteSettings', _id };
  });
  return { ...draft, settings, change: (next: Changes) => setChanges((current) => ({ ...current, ...next })) };
}

const changedSince = (sent: Changes, current: Changes): Changes =>
  Object.fromEntries(Object.entries(current).filter(([name, value]) => Reflect.get(sent, name) !== value));

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
      else toastSuccess(workbench, t('{what} Saved', { what }));
    },
  });
  return { save: () => mutate('save'), publish: () => mutate('publish'), isBusy: isPending, isDirty };
}

type Lists = Pick<PayloadOf<'siteSettings/saveSiteSettings'>, 'redirects' | 'categories'>;
type Listed<Name extends keyof Lists> = NonNullable<Lists[Name]>[number] & { _id: string };

/**
 * A draft of redirects or categories, which are sent together with the site settings as they are stored by then. The
 * stored list is cached as the query `name`.
 */
export function useListDraft<Name extends keyof Lists, Item extends Listed<Name>>(name: Name, saved: Item[]) {
  const queries = useQueryClient();
  const [items, setItems] = useState(saved);
  const draft = useSaving(t('Site Settings'), !isSame(items, saved), async () => {
    const siteSettings = await loadSiteSettings();
    await send('siteSettings/saveSiteSettings', { siteSettings, [name]: items });
    queries.setQueryData([name], items);
    return { kind: 'siteSettings', _id: siteSettings._id };
  });
  return {
    items,
    draft,
    /** Replaces the item with this id, or adds it at the top. */
    put: (item: Item) => setItems((all) => withItemPut(all, item)),
    remove: ({ _id }: Item) => setItems((all) => all.filter((one) => one._id !== _id)),
  };
}

function withItemPut<Item extends { _id: string }>(all: readonly Item[], item: Item): Item[] {
  const isKnown = all.some(({ _id }) => _id === item._id);
  return isKnown ? all.map((one) => (one._id === item._id ? item : one)) : [item, ...all];
}
