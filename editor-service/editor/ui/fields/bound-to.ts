/** The fields of a draft as props of their controls: `boundTo(draft, setDraft)('name')` is its value and how to set it. */
export function boundTo<Draft extends object>(draft: Draft, onChange: (draft: Draft) => void) {
  return <Name extends keyof Draft>(name: Name) => ({
    value: draft[name],
    onChange: (value: Draft[Name]) => onChange({ ...draft, [name]: value }),
  });
}
