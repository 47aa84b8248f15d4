import { type RichTextProps, useFieldOwner } from '#site/elements/field-host.ts';
import { isEmptyRichText } from '#site/elements/is-empty-rich-text.ts';
import { Markup } from '#site/elements/Markup.tsx';
import { markupDifference } from '../../store/compare/text-difference.ts';
import { useValueBefore } from './comparison-context.ts';

/** Rich text with its added and removed words marked. Both versions were sanitised when they were saved. */
export function ComparedRichText({ field, value, className }: RichTextProps) {
  const before = useValueBefore(useFieldOwner(), field, value);
  const earlier = typeof before === 'string' ? before : '';
  if (isEmptyRichText(value) && isEmptyRichText(earlier)) return null;
  return (
    <Markup className={className ? `rich-text ${className}` : 'rich-text'} html={markupDifference(earlier, value)} />
  );
}
