import { type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { FieldHostContext } from '#site/elements/field-host.ts';
import { comparePages } from '../../store/compare/compare-pages.ts';
import { unionPage } from '../../store/compare/union-page.ts';
import type { Documents } from '../../store/documents/documents.ts';
import type { Comparison } from '../../store/state/editor-state.ts';
import type { ShellWindow } from '../bridge/shell-window.ts';
import { ShellContext, useDocuments, useShell } from '../state/shell-context.ts';
import { BlockBadge } from '../tools/BlockBadge.tsx';
import { comparedFields } from './ComparedFields.tsx';
import { ComparisonContext, type PageComparison } from './comparison-context.ts';

interface ComparisonProps {
  comparison: Comparison;
  tools: ShadowRoot;
  /** The page, rendered from the store in its context. */
  children: ReactNode;
}

/** The page with what was added, removed, changed and moved since an earlier version; nothing can be edited. */
export function ComparedPage({ comparison, tools, children }: ComparisonProps) {
  const shell = useShell();
  const documents = useDocuments((all) => all);
  const compared = useMemo(() => comparisonOf(documents, comparison), [documents, comparison]);
  const fixed = useMemo(() => fixedShell(shell, compared.union), [shell, compared.union]);
  return (
    <ShellContext value={fixed}>
      <FieldHostContext value={comparedFields}>
        <ComparisonContext value={compared}>{children}</ComparisonContext>
      </FieldHostContext>
      {createPortal(
        [...compared.changes.values()].map((change) => (
          <BlockBadge key={change.key} blockKey={change.key} kind={change.kind} text={change.fields.join(', ')} />
        )),
        tools,
      )}
    </ShellContext>
  );
}

function comparisonOf(after: Documents, { before }: Comparison): PageComparison & { union: Documents } {
  const { blocks } = comparePages(before, after.page);
  return {
    before: { ...after, page: before },
    after,
    changes: new Map(blocks.map((change) => [change.key, change])),
    union: { ...after, page: unionPage(before, after.page) },
  };
}

/** The shell with fixed, read-only documents. */
function fixedShell(shell: ShellWindow, documents: Documents): ShellWindow {
  const state = { ...shell.store.getState(), documents, activeMenuItem: null, selection: null };
  return { ...shell, store: { getState: () => state, subscribe: () => () => undefined } };
}
