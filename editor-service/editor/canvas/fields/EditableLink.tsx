import type { LinkProps } from '#site/elements/field-host.ts';
import { linkAttributes } from '#site/elements/link-attributes.ts';
import { EditableText } from './EditableText.tsx';

/** A link whose text is edited on the page; its address is set in the panel, and a click does nothing. */
export function EditableLink({ link, field, className, placeholder, children }: LinkProps) {
  const content = children ?? (
    <EditableText field={`${field}.text`} value={link.text} placeholder={placeholder ?? 'Link'} />
  );
  if (link.href === '')
    return <span className={link.text ? undefined : `${className ?? ''} pw-absent`}>{content}</span>;
  const { href, target, rel } = linkAttributes(link);
  return (
    <a className={className} href={href} target={target} rel={rel} tabIndex={-1} draggable={false}>
      {content}
    </a>
  );
}
