import { Text as TextElement } from '../../elements/Text.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { text } from './definition.ts';

/** A plain paragraph at a readable line length. */
export function Text({ content }: { content: ContentOf<typeof text> }) {
  return <TextElement field="text" as="p" className="rich-text" value={content.text} />;
}
