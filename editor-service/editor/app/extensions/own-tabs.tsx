import type { ComponentType } from 'react';
import type { EditorContext } from '#site/extend/editor-context.ts';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { loadOwn, type Own } from '../../ui/site-folder/load-own.ts';
import { OwnPart } from '../../ui/site-folder/OwnPart.tsx';
import type { ModalTab } from '../../workbench/server-state/TabbedTask.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { editorContextOf } from './editor-context-of.ts';

/** A tab of the site folder; one that cannot be used says why, under the name of its file. */
export function ownTab(own: Own<'tabs'>): ModalTab {
  const { file, value } = own;
  if (!value)
    return { name: file.replace(/^tabs\/|\.tsx?$/g, ''), Panel: () => <ProblemText>{own.problem}</ProblemText> };
  const { name, words, right, Panel } = value;
  return {
    name,
    ...(words !== undefined && { words }),
    ...(right && { right }),
    Panel: () => (
      <OwnPart file={file}>
        <WithEditor Panel={Panel} />
      </OwnPart>
    ),
  };
}

function WithEditor({ Panel }: { Panel: ComponentType<{ editor: EditorContext }> }) {
  return <Panel editor={editorContextOf(useWorkbench())} />;
}

/** The dashboard's tabs that the site folder adds. */
export const ownTabs: readonly ModalTab[] = (await loadOwn('tabs')).map(ownTab);
