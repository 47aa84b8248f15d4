import { SelectField } from '../ui/fields/SelectField.tsx';
import { useAnchorsOf } from './use-link-search.ts';

interface HeadingChoiceProps {
  /** The address of a page of this site. */
  href: string;
  onChange: (href: string) => void;
}

/** The second step of a link to a page: a heading on it. A removed heading stays listed until another is chosen. */
export function HeadingChoice({ href, onChange }: HeadingChoiceProps) {
  const [, page = '', anchor = ''] = /^([^#]*)#?(.*)$/.exec(href) ?? [];
  const anchors = useAnchorsOf(page.slice(1).split('?')[0] ?? '');
  if (anchors.length === 0 && anchor === '') return null;
  const options = anchors.map(({ id, text }) => ({ value: id, label: text || id }));
  const isKnown = anchor === '' || anchors.some(({ id }) => id === anchor);
  return (
    <SelectField
      label="Go to a heading"
      any="Top of the page"
      value={anchor}
      options={isKnown ? options : [...options, { value: anchor, label: `${anchor} (not on the page)` }]}
      onChange={(next) => onChange(next ? `${page}#${next}` : page)}
    />
  );
}
