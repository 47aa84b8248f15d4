import { useContext } from 'react';
import { CurrentAddressContext, FieldHostContext, type LinkProps } from './field-host.ts';
import { linkAttributes } from './link-attributes.ts';

/** A link according to its type; plain text without an address, nothing without content. */
export function LinkElement(props: LinkProps) {
  const host = useContext(FieldHostContext);
  const current = useContext(CurrentAddressContext);
  if (host) return <host.Link {...props} />;
  const { link, className, children = link.text } = props;
  if (!children) return null;
  if (link.href === '') return <span>{children}</span>;
  const attributes = linkAttributes(link);
  const isCurrent = current !== '' && attributes.href.replace(/(?<=.)\/$/, '') === current;
  return (
    <a className={className} {...attributes} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
