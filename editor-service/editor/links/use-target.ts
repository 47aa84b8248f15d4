import { useCallback } from 'react';
import type { LinkTarget } from '../../contract/links.ts';
import { ask } from '../api/client.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { useEditor } from '../workbench/workbench-context.ts';

/** What is at an address of this site now; null until that is known, and for an address elsewhere. */
export function useTarget(href: string): LinkTarget | null {
  const domainId = useEditor((state) => state.domainId);
  const asked = useDebounced(/^(?:\/|https?:)/.test(href) ? href : '');
  const load = useCallback(
    async () => ({ href: asked, target: asked ? await ask('link/check', { domainId, href: asked }) : null }),
    [domainId, asked],
  );
  const answer = useLoaded<{ href: string; target: LinkTarget | null }>(load, { href: '', target: null });
  return answer.href === href ? answer.target : null;
}
