import { skipToken, useQuery } from '@tanstack/react-query';
import { send } from '../api/client.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

/**
 * What speaks against publishing the page as it is in the editor, and whether whoever asks may publish it; the canvas shows
 * the problems on the blocks too.
 */
export function useChecks() {
  const { store } = useWorkbench();
  const page = useEditor(({ documents }) => documents?.page);
  return useQuery({
    queryKey: ['checks', page],
    queryFn: page
      ? async () => {
          const checked = await send('page/check', { page, collection: 'pages' });
          store.setState({ problems: checked.problems });
          return checked;
        }
      : skipToken,
  });
}
