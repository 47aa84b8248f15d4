import { useIsEditing } from '../../elements/field-host.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { anchor } from './definition.ts';

/** Renders nothing to visitors: its frame carries the id. Editors see its name. */
export function Anchor({ content }: { content: ContentOf<typeof anchor> }) {
  return useIsEditing() && <p className="caption">Anchor: {content.id ?? 'without a name'}</p>;
}
