import { anchorsOf } from '../../store/blocks/anchors.ts';
import { useEditor } from '../../workbench/workbench-context.ts';

/** The anchors of this page, offered to the input whose `list` is this id. */
export function AnchorOptions({ id }: { id: string }) {
  const documents = useEditor((state) => state.documents);
  return (
    <datalist id={id}>
      {documents && anchorsOf(documents).map((anchor) => <option key={anchor} value={`#${anchor}`} />)}
    </datalist>
  );
}
