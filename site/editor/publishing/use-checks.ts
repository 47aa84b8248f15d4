import { useQuery } from '@tanstack/react-query';
import { send } from '../api/client.ts';
import { useEditor, useWorkbench } from '../shell/workbench-context.ts';

/** What speaks against publishing the page as it is in the editor; the canvas shows it on the blocks too. */
export function useChecks() {
  const { store } = useWorkbench();
  const page = useEditor(({ documents }) => documents?.page);
  return useQuery({
    queryKey: ['checks', page],
    enabled: page !== undefined,
    queryFn: async () => {
      if (!page) return [];
      const { problems } = await send('page/check', { page, collection: 'pages' });
      store.setState({ problems });
      return problems;
    },
  });
}
