import { useContext } from 'react';
import type { Link } from '#content-store/model/values/link.ts';
import {
  type FieldHost,
  FieldHostContext,
  type LinkProps,
  type PictureProps,
  type RichTextProps,
  type TextProps,
} from '#site/elements/field-host.ts';
import { isEmptyRichText } from '#site/elements/is-empty-rich-text.ts';
import { linkAttributes } from '#site/elements/link-attributes.ts';
import { Markup } from '#site/elements/Markup.tsx';
import { Picture } from '#site/elements/Picture.tsx';
import { ShownTextContext } from '#site/elements/shown-text-context.ts';
import { markupDifference, textRuns } from '../../store/compare/text-difference.ts';
import { isSame } from '../../store/documents/same.ts';
import { useTextBefore, useValueBefore } from './comparison-context.ts';

/** The field components while two versions of the page are compared. */
export const comparedFields: FieldHost = {
  Text: ComparedText,
  RichText: ComparedRichText,
  Picture: ComparedPicture,
  Link: ComparedLink,
};

/** A text with its added and removed words marked. */
function ComparedText({ field, value, as: Tag = 'span', className, id }: TextProps) {
  const earlier = useTextBefore(field, value);
  if (value === '' && earlier === '') return null;
  return (
    <Tag className={className} id={id}>
      <Runs before={earlier} after={value} />
    </Tag>
  );
}

/** Rich text with its added and removed words marked. Both versions were sanitised when they were saved. */
function ComparedRichText({ field, value, className }: RichTextProps) {
  const earlier = useTextBefore(field, value);
  const shown = useContext(ShownTextContext);
  if (isEmptyRichText(value) && isEmptyRichText(earlier)) return null;
  const html = markupDifference(earlier, value);
  return <Markup className={className ? `rich-text ${className}` : 'rich-text'} html={shown ? shown(html) : html} />;
}

/** The current picture, with an outline when the image or its crop changed. */
function ComparedPicture(props: PictureProps) {
  const { image, field, className } = props;
  const isChanged = !isSame(useValueBefore(field, image), image);
  return (
    <FieldHostContext value={null}>
      <Picture {...props} className={[className, isChanged && 'pw-changed'].filter(Boolean).join(' ')} />
    </FieldHostContext>
  );
}

/** A link with its added and removed words marked, and an outline when its address changed. */
function ComparedLink({ link, field, className, children }: LinkProps) {
  const before = useValueBefore(field, link) as Partial<Link> | undefined;
  const content = children ?? <Runs before={before?.text ?? ''} after={link.text} />;
  if (!children && link.text === '' && !before?.text) return null;
  if (link.href === '') return <span>{content}</span>;
  const isElsewhere = before?.href !== undefined && before.href !== link.href;
  return (
    <a
      className={[className, isElsewhere && 'pw-changed'].filter(Boolean).join(' ')}
      href={linkAttributes(link).href}
      title={isElsewhere ? `Led to ${before?.href || 'nowhere'}` : undefined}
    >
      {content}
    </a>
  );
}

const TAGS = { added: 'ins', removed: 'del' } as const;

/** Pieces of text; added ones are underlined, removed ones struck through. */
function Runs({ before, after }: { before: string; after: string }) {
  return textRuns(before, after).map(({ kind, text }, index) => {
    const Mark = kind === 'same' ? null : TAGS[kind];
    // The index is a safe key: the pieces have neither identity nor state.
    const key = `${index}${kind}`;
    return Mark ? <Mark key={key}>{text}</Mark> : text;
  });
}
