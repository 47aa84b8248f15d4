import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, send } from '../api/client.ts';
import { PagePicker } from '../page-choice/PagePicker.tsx';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './PageBrowser.module.css';
import { countOf } from './page-words.ts';
import { hasOpenWork, saveIfOpen } from './perform-task.ts';
import type { TaskProps } from './TaskDialog.tsx';

/** Moves pages below another one, each with all below it; one that cannot move stays, and it is said why. */
export function MoveSeveralDialog({ pages, onClose, onDone }: TaskProps) {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const [parent, setParent] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (
        !(await saveIfOpen(
          workbench,
          pages.map(({ _id }) => _id),
        )) ||
        hasOpenWork(workbench)
      )
        return;
      const moved: { _id: string; slug: string }[] = [];
      const failed: string[] = [];
      for (const { _id, slug, title } of pages) {
        const to = [parent, slug.split('/').at(-1)].filter(Boolean).join('/');
        await send('page/move', { domainId, _id, slug: to }).then(
          (answer) => moved.push(...answer.pages),
          (failure: unknown) => failed.push(`${title}: ${messageOf(failure)}`),
        );
      }
      setProblems(failed);
      if (failed.length === 0) await onDone(`${countOf(moved)} moved`, moved);
    },
  });
  return (
    <Modal title={`Move ${countOf(pages)}`} onClose={onClose}>
      <Form className={controls.form} onSubmit={() => parent !== null && mutate()}>
        <ModalText>
          Pages below them move with them. Live pages keep their old address until they are published again; it then
          redirects to the new one.
        </ModalText>
        <PagePicker label="Below" slug="" onChange={setParent} />
        {problems.length > 0 && (
          <div role="alert" className={styles.problem}>
            <p>These stayed where they are; the others have moved:</p>
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        )}
        <ModalActions>
          <Button onClick={onClose}>{problems.length > 0 ? 'Close' : 'Cancel'}</Button>
          <Button type="submit" look="main" disabled={isPending || parent === null}>
            {parent === null ? 'Move' : `Move below /${parent}`}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
