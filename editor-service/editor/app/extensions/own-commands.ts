import type { defineCommand } from '#site/extend/command.ts';
import { loadOwn, type Own, ownProblem } from '../../ui/site-folder/load-own.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import type { CommandOffer } from '../commands/command-list.ts';
import { editorContextOf } from './editor-context-of.ts';

type Command = ReturnType<typeof defineCommand>;

/** A command of the site folder as the palette offers it; one that cannot be used says why. */
function ownOffer({ file: id, value, problem }: Own<Command>, noPage: string | null): CommandOffer {
  if (!value) return { id, label: id, detail: '', obstacle: problem, perform: () => {} };
  const { kind: _, needsPage, run, ...command } = value;
  const perform = async (workbench: Workbench): Promise<void> => {
    try {
      await run(editorContextOf(workbench));
    } catch (error) {
      workbench.toasts.add({ type: 'error', priority: 'high', title: ownProblem(id, error) });
    }
  };
  return { id, ...command, obstacle: needsPage ? noPage : null, perform: (workbench) => void perform(workbench) };
}

/** The commands that the site folder adds to the palette. */
export const loadOwnOffers = async (noPage: string | null): Promise<CommandOffer[]> =>
  (await loadOwn<Command>('commands', 'command')).map((own) => ownOffer(own, noPage));
