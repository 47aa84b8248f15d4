import controls from '../ui/fields/controls.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import type { useSlug } from './use-slug.ts';

interface SlugFieldProps {
  label: string;
  draft: ReturnType<typeof useSlug>;
  isFirst?: boolean;
}

/** A field for a page's address: the typed text, the resulting slug, and any problem. */
export function SlugField({ label, draft: { text, setText, slug, problem }, isFirst = false }: SlugFieldProps) {
  return (
    <Labelled label={label} help={`Your slug: ${slug === '' ? '…' : `/${slug}`}`} problem={problem}>
      {(control) => (
        <input
          {...control}
          className={controls.input}
          type="text"
          value={text}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          placeholder="about/our-story"
          data-first-focus={isFirst || undefined}
          aria-invalid={problem !== null}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Labelled>
  );
}
