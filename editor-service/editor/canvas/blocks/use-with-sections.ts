import { useCallback } from 'react';
import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { hasSections, sectionsFor, withSections } from '#site/content/with-sections.ts';
import { useShell } from '../state/shell-context.ts';
import { useAnswers } from './use-answers.ts';

/** Blocks with those of their sections in their places; none until these are loaded. */
export function useWithSections(items: readonly ContentItem[]): readonly ContentItem[] {
  const { reader } = useShell();
  const ask = useCallback(
    async (): Promise<readonly ContentItem[]> =>
      hasSections(items) ? withSections(items, await sectionsFor(items, reader)) : items,
    [items, reader],
  );
  return useAnswers(ask, hasSections(items) ? NONE : items);
}

const NONE: readonly ContentItem[] = [];
