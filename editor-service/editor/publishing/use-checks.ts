import { skipToken, useQuery } from '@tanstack/react-query';
import { send } from '../api/client.ts';
import { collectionOf } from '../store/documents/collection-of.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';

/**
 * Checks the page as it is in the editor: its problems, and whether this user may publish it. The canvas shows the
 * problems on the blocks too.
 */
export function useChecks() {
  const { store } = useWorkbench();
  const page = useEditor(({ documents }) => documents?.page);
  return useQuery({
    queryKey: ['checks', page],
    queryFn: page
      ? async () => {
          const checked = await send('page/check', { page, collection: collectionOf(page) });
          store.setState({ problems: checked.problems });
          return checked;
        }
      : skipToken,
  });
}
