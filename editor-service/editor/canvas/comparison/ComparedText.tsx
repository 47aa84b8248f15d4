import { type TextProps, useFieldOwner } from '#site/elements/field-host.ts';
import { textRuns } from '../../store/compare/text-difference.ts';
import { useValueBefore } from './comparison-context.ts';

const TAGS = { added: 'ins', removed: 'del' } as const;

/** A text with its added and removed words marked. */
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

/** Pieces of text; added ones are underlined, removed ones struck through. */
export function Runs({ before, after }: { before: string; after: string }) {
  return textRuns(before, after).map(({ kind, text }, index) => {
    const Mark = kind === 'same' ? null : TAGS[kind];
    // The index is a safe key: the pieces have neither identity nor state.
    const key = `${index}${kind}`;
    return Mark ? <Mark key={key}>{text}</Mark> : text;
  });
}
