import type { ReactNode } from 'react';
import { Columns } from '../../elements/Columns.tsx';
import type { ContentOf } from '../../fields/block-definition.ts';
import type { splitContent } from './definition.ts';

interface Props {
  content: ContentOf<typeof splitContent>;
  left?: ReactNode;
  right?: ReactNode;
}

/** Two columns of blocks. */
export function SplitContent({ content, left, right }: Props) {
  return (
    <section>
      <Columns places={content} left={left} right={right} />
    </section>
  );
}
