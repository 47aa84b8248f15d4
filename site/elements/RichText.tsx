import { useContext } from 'react';
import { FieldHostContext, type RichTextProps } from './field-host.ts';
import { isEmptyRichText } from './is-empty-rich-text.ts';
import { Markup } from './Markup.tsx';
import { ShownTextContext } from './shown-text-context.ts';

/** Sanitised rich text; nothing when it is empty. */
export function RichText(props: RichTextProps) {
  const host = useContext(FieldHostContext);
  const shown = useContext(ShownTextContext);
  if (host) return <host.RichText {...props} />;
  const { value, className } = props;
  if (isEmptyRichText(value)) return null;
  return <Markup className={className ? `rich-text ${className}` : 'rich-text'} html={shown ? shown(value) : value} />;
}
