import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toSlug } from '#content-store/model/values/slug.ts';
import { ask } from '../api/client.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { slugProblem } from './new-page.ts';

/** Debounce before the service is asked, in milliseconds. */
const PAUSE = 250;

export interface SlugDraft {
  text: string;
  setText: (text: string) => void;
  /** The slug made from the text. */
  slug: string;
  /** Why a page cannot have this address; null while no problem is known. */
  problem: string | null;
}

/** The state of an address field: the typed text as a slug, checked against the slugs of all other pages. */
export function useSlug(initial: string): SlugDraft {
  const domainId = useEditor((state) => state.domainId);
  const [text, setText] = useState(initial);
  const slug = toSlug(text);
  const debounced = useDebounced(slug, PAUSE);
  const ownProblem = slugProblem(slug);
  const { data: holder } = useQuery({
    queryKey: ['checkSlug', domainId, debounced],
    queryFn: () => ask('page/checkSlug', { slug: debounced, domainId, collection: 'pages' }),
    enabled: debounced !== '' && debounced !== initial && slugProblem(debounced) === null,
  });
  const isTaken = slug === debounced && slug !== initial && typeof holder === 'string';
  return { text, setText, slug, problem: ownProblem ?? (isTaken ? 'Slug already in use' : null) };
}
