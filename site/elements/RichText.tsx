import { useContext } from 'react';
import { FieldHostContext, type RichTextProps } from './field-host.ts';
import { isEmptyRichText } from './is-empty-rich-text.ts';
import { Markup } from './Markup.tsx';

/** Sanitised rich text; nothing when it is empty. */
export function RichText(props: RichTextProps) {
  const host = useContext(FieldHostContext);
  if (host) return <host.RichText {...props} />;
  const { value, className } = props;
  if (isEmptyRichText(value)) return null;
  return <Markup className={className ? `rich-text ${className}` : 'rich-text'} html={value} />;
}
