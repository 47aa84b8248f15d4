import { loadOwn, type Own, ownProblem } from '../../ui/site-folder/load-own.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import type { CommandOffer } from '../commands/command-list.ts';
import { editorContextOf } from './editor-context-of.ts';

/** A command of the site folder as the palette offers it; one that cannot be used says why. */
export function ownOffer(own: Own<'commands'>, noPage: string | null): CommandOffer {
  const { file: id, value } = own;
  if (!value) return { id, label: id, detail: '', obstacle: own.problem, perform: () => {} };
  const { label, detail, words, needsPage, run } = value;
  const perform = async (workbench: Workbench): Promise<void> => {
    try {
      await run(editorContextOf(workbench));
    } catch (error) {
      workbench.toasts.add({ type: 'error', priority: 'high', title: ownProblem(id, error) });
    }
  };
  return {
    ...{ id, label, detail, ...(words !== undefined && { words }) },
    obstacle: needsPage ? noPage : null,
    perform: (workbench) => void perform(workbench),
  };
}

/** The commands that the site folder adds to the palette. */
export const loadOwnOffers = async (noPage: string | null): Promise<CommandOffer[]> =>
  (await loadOwn('commands')).map((own) => ownOffer(own, noPage));
