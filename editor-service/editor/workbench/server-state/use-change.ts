import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastSuccess } from '../workbench.ts';
import { useWorkbench } from '../workbench-context.ts';

interface Change<Answer, Input> {
  call: (input: Input) => Promise<Answer>;
  onSuccess?: (answer: Answer, input: Input) => void;
  /** The beginning of the keys of the queries it makes stale; default: all of the dialog. */
  stale?: readonly string[];
  /** The title of the toast; none when it is empty. */
  said?: string | ((answer: Answer) => string);
  /** The description of the toast. */
  detail?: string;
  /** Called when the stale queries have been loaded again. */
  onDone?: () => void;
}

/** A call that changes what is stored: then stale queries are loaded again, and a toast shows what was done. */
export function useChange<Answer, Input = void>(change: Change<Answer, Input>) {
  const { call, onSuccess, stale = [], said, detail, onDone } = change;
  const workbench = useWorkbench();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (answer, input) => {
      onSuccess?.(answer, input);
      await queries.invalidateQueries({ queryKey: stale });
      const title = typeof said === 'function' ? said(answer) : said;
      if (title) toastSuccess(workbench, title, detail);
      onDone?.();
    },
  });
}
