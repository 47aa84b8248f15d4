import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { FieldColumn } from './controls/FieldColumn.tsx';

/** Whether the block's own elements react while the page is edited: tabs, slides, hover effects. */
export function Behaviour({ blockKey }: { blockKey: string }) {
  const { store } = useWorkbench();
  const quiet = useEditor((state) => state.quiet);
  return (
    <FieldColumn>
      <Checkbox
        label="Reacts to clicks and hovering while I edit"
        value={!quiet.includes(blockKey)}
        onChange={(reacts) =>
          store.setState({ quiet: reacts ? quiet.filter((key) => key !== blockKey) : [...quiet, blockKey] })
        }
      />
    </FieldColumn>
  );
}
