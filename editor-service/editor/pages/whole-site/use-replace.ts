import { useMutation } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/calls.ts';
import { send } from '../../api/client.ts';
import { chooseRegion } from '../../saving/loading/choose-region.ts';
import { openRegion } from '../../store/documents/documents.ts';
import { counted } from '../../ui/counted.ts';
import { t } from '../../words/t.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { followOpenPage, saveIfOpen } from '../browser/perform-task.ts';
import type { Batch, Search } from './chosen-finds.ts';

/** What was replaced, in all batches. */
export type Done = AnswerOf<'content/replace'> & { finds: number };

/** Replaces the chosen finds, batch after batch, and brings what is open up to date. */
export function useReplace(search: Search, replacement: string) {
  const { text, matchCase, wholeWords, inAddresses, inMails } = search;
  const workbench = useWorkbench();
  return useMutation({
    mutationFn: async (batches: readonly Batch[]): Promise<Done> => {
      const done: Done = { changed: [], skipped: [], warnings: [], finds: 0 };
      await saveIfOpen(
        workbench,
        batches.flat().map(({ _id }) => _id),
      );
      const wanted = { text, matchCase, wholeWords, inAddresses, inMails };
      for (const documents of batches) {
        const answer = await send('content/replace', { ...wanted, replacement, documents });
        done.changed.push(...answer.changed);
        done.skipped.push(...answer.skipped);
        done.warnings.push(...answer.warnings);
        const ids = new Set(answer.changed.map(({ kind, _id }) => `${kind} ${_id}`));
        const counts = documents.map(({ kind, _id, finds }) => (ids.has(`${kind} ${_id}`) ? finds.length : 0));
        done.finds += counts.reduce((sum, count) => sum + count, 0);
      }
      const said = t('{matches} replaced, {skipped} skipped', {
        matches: counted(done.finds, 'match', 'matches'),
        skipped: done.skipped.length,
      });
      workbench.store.setState({ announcement: { text: said } });
      await follow(workbench, done.changed);
      return done;
    },
  });
}

/** The open page, navigation and footer, if they were changed. */
async function follow(workbench: Workbench, changed: Done['changed']): Promise<void> {
  const pages = changed.flatMap(({ kind, _id, slug }) => (kind === 'pages' ? [{ _id, slug }] : []));
  await followOpenPage(workbench, pages);
  for (const name of ['navigation', 'footer'] as const) {
    const open = workbench.store.getState().documents?.[name];
    if (open && changed.some(({ _id }) => _id === open._id)) {
      await chooseRegion(workbench, name, openRegion(open, name));
    }
  }
}
