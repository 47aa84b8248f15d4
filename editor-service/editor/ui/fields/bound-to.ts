import { useState } from 'react';

/** The fields of a draft as props of their controls: `boundTo(draft, setDraft)('name')` is its value and how to set it. */
export function boundTo<Draft extends object>(draft: Draft, onChange: (draft: Draft) => void) {
  return <Name extends keyof Draft>(name: Name) => ({
    value: draft[name],
    onChange: (value: Draft[Name]) => onChange({ ...draft, [name]: value }),
  });
}

/** A draft in the state of a form, its fields as above, and how to replace it. */
export function useDraft<Draft extends object>(first: Draft) {
  const [draft, setDraft] = useState(first);
  return [draft, boundTo(draft, setDraft), setDraft] as const;
}
