import type { ContentOf } from 'pagewright/fields';
import { useState } from 'react';
import type { counter } from './definition.ts';

export function Counter({ content }: { content: ContentOf<typeof counter> }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="button" onClick={() => setCount(count + 1)}>
      {content.label || 'Press'}: {count}
    </button>
  );
}
