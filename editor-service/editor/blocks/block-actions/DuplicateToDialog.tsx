import { useState } from 'react';
import { PagePicker } from '../../links/page-choice/PagePicker.tsx';
import { itemsAt } from '../../store/blocks/selection.ts';
import { FormModal } from '../../ui/dialog/FormModal.tsx';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';
import { duplicateToPage } from './duplicate-blocks.ts';
import { nameOfBlocks } from './offers/chosen-blocks.ts';
import { useAttempt } from './use-attempt.ts';

/** Duplicates components to the end of a chosen page. */
export function DuplicateToDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const here = useEditor((state) => state.slug);
  const documents = useEditor((state) => state.documents);
  const [slug, setSlug] = useState<string | null>(here);
  const { attempt, isBusy, problem, setProblem } = useAttempt();

  function duplicate() {
    if (slug === null) setProblem('Choose a page');
    else void attempt(() => duplicateToPage(workbench, keys, slug));
  }

  return (
    <FormModal
      title="Duplicate Components"
      text={`${nameOfBlocks(itemsAt(documents, keys))}: copies are added at the end of the page you choose.`}
      action={isBusy ? 'Duplicating…' : 'Duplicate'}
      isDisabled={isBusy}
      onSubmit={duplicate}
    >
      <PagePicker
        label="Page"
        slug={here}
        onChange={(chosen) => {
          setSlug(chosen);
          setProblem(null);
        }}
      />
      <ProblemText>{problem}</ProblemText>
    </FormModal>
  );
}
