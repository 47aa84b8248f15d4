import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toSlug } from '#content-store/model/values/to-slug.ts';
import { addressLanguage } from '#site/fields/address-language.ts';
import { ask } from '../api/client.ts';
import { slugProblem } from '../store/documents/new-page.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import { t } from '../words/t.ts';
import { useEditor } from '../workbench/workbench-context.ts';

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
      help={t('Your slug: {slug}', { slug: slug === '' ? '…' : `/${slug}` })}
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

/** Debounce before the service is asked, in milliseconds. */
const PAUSE = 250;

/**
 * The state of an address field: the typed text, its slug, and why no page can have that slug (null if nothing is known
 * against it). `own` is the page's present address, which it may keep.
 */
export function useSlug(initial: string, own = initial) {
  const domainId = useEditor((state) => state.domainId);
  const [text, setText] = useState(initial);
  const slug = toSlug(text, addressLanguage(text, domainId));
  const debounced = useDebounced(slug, PAUSE);
  const isLost = slug === '' && /[^\s/]/.test(text);
  const ownProblem = isLost ? t('Use at least one letter or digit') : slugProblem(slug);
  const { data: holder } = useQuery({
    queryKey: ['checkSlug', debounced],
    queryFn: () => ask('page/checkSlug', { slug: debounced, collection: 'pages' }),
    enabled: debounced !== '' && debounced !== own && slugProblem(debounced) === null,
  });
  const isTaken = slug === debounced && slug !== own && typeof holder === 'string';
  return { text, setText, slug, problem: ownProblem ?? (isTaken ? t('Another page already has this slug') : null) };
}
