import { useCallback } from 'react';
import type { FileRecord } from '#content-store/model/media/file.ts';
import type { PayloadOf } from '../../contract/calls.ts';
import type { LinkTarget, PageAnchor } from '../../contract/links.ts';
import { ask, CallFailed, send } from '../api/client.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { useAnswer } from '../workbench/use-answer.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import type { LinkablePage, LinkFinds } from './link-suggestions.ts';

const NO_PAGES: readonly LinkablePage[] = [];
const NO_FILES: readonly FileRecord[] = [];
const NO_ANCHORS: readonly PageAnchor[] = [];

/** The pages, files and headings that match a typed text; null asks for nothing. */
export function useLinkSearch(typed: string | null): LinkFinds {
  const text = useDebounced(typed?.trim() ?? null);
  const isSearch = text !== null && !text.startsWith('#');
  const q = isSearch ? text.replace(/^\//, '') : null;
  const loadPages = useCallback(
    async () => (q === null ? NO_PAGES : (await ask('page/find', { q, size: 8 })).pages),
    [q],
  );
  const loadFiles = useCallback(async () => {
    if (!q || q.length < 2) return NO_FILES;
    const { items } = await ask('media/list', { kind: 'file', search: q, limit: 4 });
    return items.flatMap((item) => (item.kind === 'file' ? item : []));
  }, [q]);
  const own = useEditor((state) => state.slug);
  const anchors = useAnchorsOf(text ? own : null);
  return { pages: useLoaded(loadPages, NO_PAGES), files: useLoaded(loadFiles, NO_FILES), anchors };
}

/** The anchors of a page of this site, none of null: those of the page being edited include its unsaved changes. */
export function useAnchorsOf(slug: string | null): readonly PageAnchor[] {
  const { store } = useWorkbench();
  const load = useCallback(async () => {
    if (slug === null) return NO_ANCHORS;
    const { documents, slug: own } = store.getState();
    const page = slug === own ? documents?.page : undefined;
    return anchorsOf({ slug, ...(page && { page }) });
  }, [store, slug]);
  return useLoaded(load, NO_ANCHORS);
}

/** No headings for a page that cannot be rendered: the person making the link cannot fix that. */
async function anchorsOf(payload: Omit<PayloadOf<'link/anchors'>, 'domainId'>): Promise<readonly PageAnchor[]> {
  return send('link/anchors', payload).catch((failure: unknown) => {
    if (failure instanceof CallFailed && failure.status !== 401) return NO_ANCHORS;
    throw failure;
  });
}

/** The addresses at which this site and its editor are reached. */
export function useOwnAddresses(): readonly string[] {
  const environment = useAnswer('environment', {});
  const domain = useAnswer('domain', {});
  return [window.location.origin, environment?.siteUrl ?? '', domain?.siteUrl ?? ''];
}

/** What is at an address of this site now; null until that is known, and for an address elsewhere. */
export function useTarget(href: string): LinkTarget | null {
  const asked = useDebounced(/^(?:\/|https?:)/.test(href) ? href : '');
  const load = useCallback(
    async () => ({ href: asked, target: asked ? await ask('link/check', { href: asked }) : null }),
    [asked],
  );
  const answer = useLoaded<{ href: string; target: LinkTarget | null }>(load, { href: '', target: null });
  return answer.href === href ? answer.target : null;
}
