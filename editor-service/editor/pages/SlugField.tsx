import { TextField } from '../ui/fields/TextField.tsx';
import type { useSlug } from './use-slug.ts';

interface SlugFieldProps {
  label: string;
  draft: ReturnType<typeof useSlug>;
  isFirst?: boolean;
}

/** A field for a page's address: the typed text, the resulting slug, and any problem. */
export function SlugField({ label, draft: { text, setText, slug, problem }, isFirst = false }: SlugFieldProps) {
  return (
    <TextField
      label={label}
      help={`Your slug: ${slug === '' ? '…' : `/${slug}`}`}
      problem={problem}
      isFirst={isFirst}
      type="text"
      maxLength={200}
      autoCapitalize="none"
      spellCheck={false}
      placeholder="about/our-story"
      value={text}
      onChange={setText}
    />
  );
}
