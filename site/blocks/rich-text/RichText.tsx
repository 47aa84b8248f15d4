import { RichText as RichTextElement } from '../../elements/RichText.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { richText } from './definition.ts';

/** Paragraphs, lists and links in one column. */
export function RichText({ content }: { content: ContentOf<typeof richText> }) {
  return <RichTextElement field="text" value={content.text} />;
}
