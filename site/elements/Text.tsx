import { useContext } from 'react';
import { FieldHostContext, type TextProps } from './field-host.ts';

/** A plain text of one paragraph; nothing when it is empty. */
export function Text(props: TextProps) {
  const host = useContext(FieldHostContext);
  if (host) return <host.Text {...props} />;
  const { value, as: Tag = 'span', className, id } = props;
  if (value === '') return null;
  return (
    <Tag className={className} id={id}>
      {value}
    </Tag>
  );
}
