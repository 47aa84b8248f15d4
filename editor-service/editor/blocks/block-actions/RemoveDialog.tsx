import { QuestionModal } from '../../ui/dialog/QuestionModal.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { removeChosen } from './select-blocks.ts';

/** Asks before blocks are removed. */
export function RemoveDialog({ keys }: { keys: readonly string[] }) {
  const workbench = useWorkbench();
  const what = keys.length === 1 ? 'this component' : `these ${keys.length} components`;

  return (
    <QuestionModal
      title="Remove component"
      text={`Are you sure you want to delete ${what}?`}
      yes="Remove"
      onYes={() => removeChosen(workbench, keys)}
    />
  );
}
