import { collectionOf, UNNAMED_SECTION } from '../store/documents/collection-of.ts';
import { Question } from '../ui/dialog/Question.tsx';
import { useEditor } from '../workbench/workbench-context.ts';

/** Asks whether to delete the open page or section. */
export function DeletePageQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const page = useEditor(({ saved }) => saved?.page);
  if (!page) return null;
  const isSection = collectionOf(page) === 'sections';
  const name = isSection ? `“${page.title || UNNAMED_SECTION}”` : `/${page.slug}`;
  return (
    <Question
      title={isSection ? 'Delete Section' : 'Delete Page'}
      text={`Are you sure you want to delete ${name}? It can be restored from the trash for 30 days.`}
      yes={isSection ? 'Delete Section' : 'Delete Page'}
      onYes={onYes}
      onNo={onNo}
    />
  );
}
