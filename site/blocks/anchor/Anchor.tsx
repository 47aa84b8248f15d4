import { useIsEditing } from '../../elements/field-host.ts';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { anchor } from './definition.ts';

/** Nothing but its frame, which carries the id; editors see what it is called. */
export function Anchor({ content }: { content: ContentOf<typeof anchor> }) {
  return useIsEditing() && <p className="caption">Anchor: {content.id ?? 'without a name'}</p>;
}
