import { useId } from 'react';
import controls from '../ui/fields/controls.module.css';
import { Problem } from '../ui/fields/Problem.tsx';
import type { SlugDraft } from './use-slug.ts';

interface SlugFieldProps {
  label: string;
  draft: SlugDraft;
  isFirst?: boolean;
}

/** A field for a page's address: the typed text, the resulting slug, and any problem. */
export function SlugField({ label, draft: { text, setText, slug, problem }, isFirst = false }: SlugFieldProps) {
  const id = useId();
  return (
    <div className={controls.control}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={controls.input}
        type="text"
        value={text}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        placeholder="about/our-story"
        data-first-focus={isFirst || undefined}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-slug`}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={controls.help} id={`${id}-slug`}>
        Your slug: {slug === '' ? '…' : `/${slug}`}
      </p>
      <Problem>{problem}</Problem>
    </div>
  );
}
