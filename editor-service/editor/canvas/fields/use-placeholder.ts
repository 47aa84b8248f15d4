import { useState } from 'react';
import { useFieldOwner } from '#site/elements/field-host.ts';
import { placeholderOf } from '../../store/fields/longest-text.ts';
import { t } from '../../words/t.ts';
import { useShell } from '../state/shell-context.ts';

/** What an empty text shows: what its view says, else its field's definition, else `usual`. */
export function usePlaceholder(field: string, own: string | undefined, usual: string): string {
  const shell = useShell();
  const owner = useFieldOwner();
  const [defined] = useState(() => {
    const { documents } = shell.store.getState();
    return documents ? placeholderOf(documents, owner, field) : undefined;
  });
  return t(own ?? defined ?? usual);
}
