import { Question } from '../ui/dialog/Question.tsx';
import { useEditor } from '../workbench/workbench-context.ts';

/** Asks whether to delete the page. */
export function DeletePageQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const slug = useEditor(({ saved }) => saved?.page.slug ?? '');
  return (
    <Question
      title="Delete Page"
      text={`Are you sure you want to delete /${slug}? It can be restored from the trash for 30 days.`}
      yes="Delete Page"
      onYes={onYes}
      onNo={onNo}
    />
  );
}
