import { useCallback } from 'react';
import type { FileRecord } from '#content-store/model/media/file.ts';
import type { PayloadOf } from '../../contract/calls.ts';
import type { LinkTarget, PageAnchor } from '../../contract/links.ts';
import { ask, CallFailed, send } from '../api/client.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { useFound } from '../workbench/use-found.ts';
import { useAnswer, useLoaded } from '../workbench/use-loaded.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import type { LinkFinds } from './link-suggestions.ts';
import { useFoundPages } from './page-choice/FoundPages.tsx';

const NO_ANCHORS: readonly PageAnchor[] = [];

/** The pages, files and headings that match a typed text; nothing is searched for null. */
export function useLinkSearch(typed: string | null): LinkFinds {
  const text = typed?.trim() ?? null;
  const searched = text === null || text.startsWith('#') ? null : text.replace(/^\//, '');
  const pages = useFoundPages(searched, 8);
  const files = useFound(searched && searched.length > 1 ? searched : null, findFiles, ({ name }) => name);
  const own = useEditor((state) => state.slug);
  return { pages, files, anchors: useAnchorsOf(text ? own : null) };
}

async function findFiles(typed: string): Promise<FileRecord[]> {
  const { items } = await ask('media/list', { kind: 'file', search: typed, limit: 4 });
  return items.flatMap((item) => (item.kind === 'file' ? item : []));
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
