import { useState } from 'react';
import { loadRevision } from '../../saving/loading/load.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../../ui/dialog/Modal.tsx';
import { t } from '../../words/t.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import { useEditor, useRefusal, useWorkbench } from '../../workbench/workbench-context.ts';
import { restoreVersion } from './restore-version.ts';

interface RestoreVersionProps {
  revision: number;
  /** A shorter label, where the version is named beside the button. */
  label?: string;
  onRestored?: () => void;
}

/**
 * Restores a version as the draft. The page stays at its present address; if the version had another address, the editor
 * can choose to move the page back.
 */
export function RestoreVersion({ revision, label, onRestored }: RestoreVersionProps) {
  const workbench = useWorkbench();
  const refusal = useRefusal('editPage');
  const page = useEditor(({ saved }) => saved?.page);
  const present = page?.slug ?? '';
  const [isBusy, setBusy] = useState(false);
  const [former, setFormer] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    await work().catch((failure: unknown) => failedCall(workbench, failure));
    setBusy(false);
  }

  async function restore(withAddress: boolean) {
    setFormer(null);
    if (await restoreVersion(workbench, revision, withAddress)) onRestored?.();
  }

  const begin = () =>
    attempt(async () => {
      const { slug = present } = (page && (await loadRevision(page, revision))) ?? {};
      if (slug === present) await restore(false);
      else setFormer(slug);
    });

  return (
    <>
      <Button
        aria-label={t('Restore version {revision}', { revision })}
        disabled={isBusy || refusal !== null}
        title={refusal ?? undefined}
        onClick={() => void begin()}
      >
        {label ?? t('Restore version {revision}', { revision })}
      </Button>
      {former !== null && (
        <Modal title={t('Restore version {revision}', { revision })} isQuestion onClose={() => setFormer(null)}>
          <ModalText>
            {t(
              'This version was at /{former}. The page stays at /{present}, so links to it keep working. You can also move it back to /{former}.',
              { former, present },
            )}
          </ModalText>
          <ModalActions>
            <Button onClick={() => setFormer(null)}>{t('Cancel')}</Button>
            <Button onClick={() => void attempt(() => restore(true))}>
              {t('Restore and move to /{former}', { former })}
            </Button>
            <Button data-first-focus look="main" onClick={() => void attempt(() => restore(false))}>
              {t('Restore and stay at /{present}', { present })}
            </Button>
          </ModalActions>
        </Modal>
      )}
    </>
  );
}
