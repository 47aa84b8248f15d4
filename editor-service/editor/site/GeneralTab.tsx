import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import { publishTicked } from '../publishing/publish-set.ts';
import { save } from '../saving/save.ts';
import type { RegionalName } from '../store/documents/documents.ts';
import { isDirty } from '../store/state/editor-state.ts';
import { Button } from '../ui/Button.tsx';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useEditor, useRefusal, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Settings.module.css';
import { useSiteSettings, useSiteSettingsDraft } from './SettingsForm.tsx';

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
          <PublishDocument kind="navigation" />
          <PublishDocument kind="footer" />
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

/** Publishes the navigation or footer as it is in the editor, saved or not. */
function PublishDocument({ kind }: { kind: RegionalName }) {
  const workbench = useWorkbench();
  const hasChanges = useEditor((state) => isDirty(state, kind));
  const refusal = useRefusal('publish');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // A site that never stored one has nothing to publish yet.
      const isSaved = await save(workbench, kind, { onSuccess: () => {} });
      const { saved } = workbench.store.getState();
      if (isSaved && saved) await publishTicked(workbench, [{ kind, _id: saved[kind]._id }]);
    },
  });
  return (
    <PublishRow
      hint={
        hasChanges
          ? `The ${kind} has unsaved changes. Publishing saves them first.`
          : `The ${kind} as shown on this page.`
      }
    >
      <Button disabled={isPending || refusal !== null} onClick={() => mutate()}>
        Publish {kind}
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
