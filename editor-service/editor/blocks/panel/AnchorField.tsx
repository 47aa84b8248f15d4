import { useState } from 'react';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { anchorProblem, toAnchor } from '../../store/blocks/anchors.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { edit } from '../../workbench/edit.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';

/** The anchor by which links find a block. An invalid anchor stays in the field and is not stored. */
export function AnchorField({ item }: { item: ContentItem }) {
  const workbench = useWorkbench();
  const documents = useEditor((state) => state.documents);
  const [refused, setRefused] = useState<string | null>(null);
  const problem = documents && refused !== null ? anchorProblem(documents, item.key, refused) : null;
  const owner = { kind: 'block', key: item.key } as const;

  function change(text: string) {
    const anchor = toAnchor(text);
    const isRefused = documents !== null && anchorProblem(documents, item.key, anchor) !== null;
    setRefused(isRefused ? anchor : null);
    if (!isRefused) edit(workbench, { kind: 'setField', owner, field: 'id', ...(anchor && { value: anchor }) });
  }

  return (
    <TextField
      label="Anchor"
      help={item.id ? `Links to #${item.id} point here.` : 'A name that links can point to.'}
      problem={problem}
      spellCheck={false}
      value={problem === null ? (item.id ?? '') : (refused ?? '')}
      onChange={change}
    />
  );
}
