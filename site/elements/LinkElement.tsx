import { useContext } from 'react';
import { FieldHostContext, type LinkProps } from './field-host.ts';
import { linkAttributes } from './link-attributes.ts';

/** A link according to its type (specification §2 Links); plain text without an address, nothing without content. */
export function LinkElement(props: LinkProps) {
  const host = useContext(FieldHostContext);
  if (host) return <host.Link {...props} />;
  const { link, className, children = link.text } = props;
  if (!children) return null;
  if (link.href === '') return <span>{children}</span>;
  return (
    <a className={className} {...linkAttributes(link)}>
      {children}
    </a>
  );
}
