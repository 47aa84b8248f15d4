import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage, send } from '../../api/client.ts';
import { PagePicker } from '../../links/page-choice/PagePicker.tsx';
import { counted } from '../../ui/counted.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { ModalText } from '../../ui/dialog/Modal.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import styles from './PageBrowser.module.css';
import { hasOpenWork, saveIfOpen } from './perform-task.ts';
import type { TaskProps } from './task-props.ts';

/** Moves pages below another one, with their subpages; pages that cannot move stay, with the reason. */
export function MoveSeveralDialog({ pages, onClose, onDone }: TaskProps) {
  const workbench = useWorkbench();
  const [parent, setParent] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const ids = pages.map(({ _id }) => _id);
      if (!(await saveIfOpen(workbench, ids)) || hasOpenWork(workbench)) return;
      const moved: { _id: string; slug: string }[] = [];
      const failed: string[] = [];
      for (const { _id, slug, title } of pages) {
        const to = [parent, slug.split('/').at(-1)].filter(Boolean).join('/');
        await send('page/move', { _id, slug: to }).then(
          (answer) => moved.push(...answer.pages),
          (failure: unknown) => failed.push(`${title}: ${failureMessage(failure)}`),
        );
      }
      setProblems(failed);
      if (failed.length === 0) await onDone(`${counted(moved.length, 'page')} moved`, moved);
    },
  });
  return (
    <FormModal
      title={`Move ${counted(pages.length, 'page')}`}
      action={parent === null ? 'Move' : `Move below /${parent}`}
      isDisabled={isPending || parent === null}
      cancel={problems.length > 0 ? 'Close' : 'Cancel'}
      onSubmit={mutate}
      onClose={onClose}
    >
      <ModalText>
        Pages below them move too. Live pages keep their old address until you publish them again; it then redirects to
        the new one.
      </ModalText>
      <PagePicker label="Below" slug="" onChange={setParent} />
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          <p>These could not be moved; the others were:</p>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </FormModal>
  );
}
