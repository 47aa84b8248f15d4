import { type TextProps, useFieldOwner } from '#site/elements/field-host.ts';
import { textRuns } from '../../store/compare/text-difference.ts';
import { useValueBefore } from './comparison-context.ts';

const TAGS = { added: 'ins', removed: 'del' } as const;

/** A text with the words that came and went. */
export function ComparedText({ field, value, as: Tag = 'span', className, id }: TextProps) {
  const before = useValueBefore(useFieldOwner(), field, value);
  const earlier = typeof before === 'string' ? before : '';
  if (value === '' && earlier === '') return null;
  return (
    <Tag className={className} id={id}>
      <Runs before={earlier} after={value} />
    </Tag>
  );
}

/** Pieces of text; what was added is underlined, what was removed struck through. */
export function Runs({ before, after }: { before: string; after: string }) {
  return textRuns(before, after).map(({ kind, text }, index) => {
    const Mark = kind === 'same' ? null : TAGS[kind];
    // The pieces of a text have no names, and none of them keeps anything.
    const key = `${index}${kind}`;
    return Mark ? <Mark key={key}>{text}</Mark> : text;
  });
}
