import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import { send } from '../api/client.ts';
import { saveBy } from '../saving/save.ts';
import { isDirty } from '../store/state/editor-state.ts';
import { Button } from '../ui/Button.tsx';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useRefusal } from '../workbench/use-refusal.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Settings.module.css';
import { useSiteSettings, useSiteSettingsDraft } from './site-settings-draft.ts';

/** Publishes what all pages share. */
export function GeneralTab() {
  const hasPage = useEditor((state) => state.documents !== null);
  const refusal = useRefusal('publish');
  return (
    <Tab
      look="form"
      hint="Settings, navigation and footer have drafts too. Visitors see changes once you publish them here."
    >
      {refusal && <Hint>{refusal}</Hint>}
      <Answer query={useSiteSettings()}>{(saved) => <PublishSettings saved={saved} />}</Answer>
      {hasPage && (
        <>
          <PublishDocument name="navigation" label="Nav" publish={publishNavigation} />
          <PublishDocument name="footer" label="Footer" publish={publishFooter} />
        </>
      )}
    </Tab>
  );
}

function PublishSettings({ saved }: { saved: SiteSettings }) {
  const { publish, isBusy } = useSiteSettingsDraft(saved);
  const refusal = useRefusal('publish');
  return (
    <PublishRow hint="The saved titles, descriptions and pictures for search engines and shared links.">
      <Button disabled={isBusy || refusal !== null} onClick={publish}>
        Publish site settings
      </Button>
    </PublishRow>
  );
}

type Publish = (workbench: Workbench, onSuccess: () => void) => Promise<boolean>;

const publishNavigation: Publish = (workbench, onSuccess) =>
  saveBy(workbench, 'navigation', (nav) => send('site/publishNav', { nav }), onSuccess);

const publishFooter: Publish = (workbench, onSuccess) =>
  saveBy(workbench, 'footer', (footer) => send('site/publishFooter', { footer }), onSuccess);

/** Publishes the navigation or footer as it is in the editor, saved or not. */
function PublishDocument({ name, label, publish }: { name: 'navigation' | 'footer'; label: string; publish: Publish }) {
  const workbench = useWorkbench();
  const hasChanges = useEditor((state) => isDirty(state, name));
  const refusal = useRefusal('publish');
  const { mutate, isPending } = useMutation({
    mutationFn: () => publish(workbench, () => toastSuccess(workbench, `${label} Published`)),
  });
  return (
    <PublishRow
      hint={
        hasChanges
          ? `The ${name} has unsaved changes. Publishing saves them first.`
          : `The ${name} as shown on this page.`
      }
    >
      <Button disabled={isPending || refusal !== null} onClick={() => mutate()}>
        Publish {label}
      </Button>
    </PublishRow>
  );
}

function PublishRow({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className={styles.publishRow}>
      <p>{hint}</p>
      {children}
    </div>
  );
}
