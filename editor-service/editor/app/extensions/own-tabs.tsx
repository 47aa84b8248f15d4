import type { defineTab } from '#site/extend/tab.ts';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { loadOwn, type Own } from '../../ui/site-folder/load-own.ts';
import { OwnPart } from '../../ui/site-folder/OwnPart.tsx';
import type { ModalTab } from '../../workbench/server-state/TabbedTask.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { editorContextOf } from './editor-context-of.ts';

type Tab = ReturnType<typeof defineTab>;

/** A tab of the site folder; one that cannot be used says why, under the name of its file. */
export function ownTab({ file, value, problem }: Own<Tab>): ModalTab {
  if (!value) return { name: file.replace(/^tabs\/|\.tsx?$/g, ''), Panel: () => <ProblemText>{problem}</ProblemText> };
  const { kind: _, Panel, ...tab } = value;
  return {
    ...tab,
    Panel: () => (
      <OwnPart file={file}>
        <Panel editor={editorContextOf(useWorkbench())} />
      </OwnPart>
    ),
  };
}

/** The dashboard's tabs that the site folder adds. */
export const ownTabs: readonly ModalTab[] = (await loadOwn<Tab>('tabs', 'tab')).map(ownTab);
