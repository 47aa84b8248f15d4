import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionOf } from '../store/documents/collection-of.ts';
import { Button } from '../ui/Button.tsx';
import { useRefusal } from '../workbench/use-refusal.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { DeletePageQuestion } from './DeletePageQuestion.tsx';
import { deletePage } from './page-life.ts';

/** Moves the page to the trash after a confirmation; disabled for a published page and for users who may not. */
export function DeletePageButton({ isRefused = false }: { isRefused?: boolean }) {
  const workbench = useWorkbench();
  const isPublished = useEditor(({ saved }) => saved?.page.published ?? false);
  const isSection = useEditor(({ saved }) => saved !== null && collectionOf(saved.page) === 'sections');
  const refusal = useRefusal('publishPage');
  const [isAsking, setAsking] = useState(false);
  const { mutate } = useMutation({ mutationFn: () => deletePage(workbench) });

  function remove() {
    setAsking(false);
    mutate();
  }

  return (
    <>
      <Button
        look="danger"
        disabled={isPublished || isRefused || refusal !== null}
        title={refusal ?? undefined}
        onClick={() => setAsking(true)}
      >
        {isSection ? 'Delete Section' : 'Delete Page'}
      </Button>
      {isAsking && <DeletePageQuestion onYes={remove} onNo={() => setAsking(false)} />}
    </>
  );
}
