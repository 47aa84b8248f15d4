import { Fragment, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { hasSections, sectionsFor, withSections } from '#site/content/with-sections.ts';
import { pageFacts } from '#site/elements/page-facts.ts';
import { groundOf } from '#site/templates/header-of.ts';
import type { BlockPreview } from '../../store/state/editor-state.ts';
import { useDocuments, useShell, useShellState } from '../state/shell-context.ts';
import { StillBlocks } from './StillBlocks.tsx';
import { useAnswers } from './use-answers.ts';

/** Renders the blocks that the picker previews into its iframes, with the page's code, styles and colours. */
export function PickerPreviews() {
  const previews = useShellState((state) => state.previews);
  return previews.map((preview) => (
    <Fragment key={preview.id}>{createPortal(<Example {...preview} />, preview.target)}</Fragment>
  ));
}

function Example({ items, target }: BlockPreview) {
  const page = useDocuments((documents) => documents.page, Object.is);
  const [facts] = useState(() => pageFacts(page));
  const isStyled = useStylesIn(target.ownerDocument);
  const shown = useWithSections(items);
  if (!isStyled) return null;
  return (
    <div className={`ground-${groundOf(page)} pw-example`} inert>
      <div className="column">
        <StillBlocks items={shown} page={facts} />
      </div>
    </div>
  );
}

/** The blocks, with each section replaced by its own blocks; none until these are loaded. */
function useWithSections(items: readonly ContentItem[]): readonly ContentItem[] {
  const { reader } = useShell();
  const ask = useCallback(
    async () => (hasSections(items) ? withSections(items, await sectionsFor(items, reader)) : items),
    [items, reader],
  );
  return useAnswers(ask, hasSections(items) ? NONE : items);
}

const NONE: readonly ContentItem[] = [];

/** Adds the page's style sheets to another document, also those that views load later; true when the first are there. */
function useStylesIn(other: Document): boolean {
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    const addMissing = async () => {
      const known = new Set([...other.querySelectorAll<HTMLLinkElement>(SHEETS)].map(({ href }) => href));
      const missing = [...document.querySelectorAll<HTMLLinkElement>(SHEETS)].filter(({ href }) => !known.has(href));
      await Promise.all(missing.map(({ href }) => addSheet(other, href)));
    };
    void addMissing().then(() => setStyled(true));
    const later = new MutationObserver(() => void addMissing());
    later.observe(document.head, { childList: true });
    return () => later.disconnect();
  }, [other]);
  return isStyled;
}

const SHEETS = 'link[rel="stylesheet"]';

/** Resolves when the sheet has loaded or failed to load. */
function addSheet(other: Document, href: string): Promise<unknown> {
  const sheet = other.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  other.head.append(sheet);
  return new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
}
