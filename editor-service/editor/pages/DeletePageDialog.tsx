import type { Page } from '#content-store/model/entities/page.ts';
import { documentKindOf, inSentence } from '../store/documents/collection-of.ts';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { failedCall } from '../workbench/failed-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { deleteOpenPage } from './page-life.ts';

/** Asks before the page is moved to the trash. */
export function DeletePageDialog() {
  const workbench = useWorkbench();
  const page = useEditor(({ saved }) => saved?.page);
  if (!page) return null;
  const { title, text } = deleteQuestion(page);

  const remove = () => deleteOpenPage(workbench).catch((failure: unknown) => failedCall(workbench, failure));
  return <QuestionModal {...{ title, text }} yes={title} onYes={() => void remove()} />;
}

/** The question before a page or section is deleted. */
export function deleteQuestion(page: Page): { title: string; text: string } {
  return {
    title: `Delete ${documentKindOf(page)}`,
    text: `Are you sure you want to delete ${inSentence(page)}? You can restore it from the trash for 30 days.`,
  };
}
