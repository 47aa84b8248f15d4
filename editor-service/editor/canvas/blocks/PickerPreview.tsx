import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { blockOf } from '#site/content/item-schema.ts';
import { type PreparedContent, prepareContent } from '#site/content/prepare-content.ts';
import { answersFor } from '#site/document/answers-for.ts';
import type { CommonAnswers } from '#site/elements/common-answers.ts';
import { FieldOwnerContext } from '#site/elements/field-host.ts';
import { pageFacts } from '#site/elements/page-facts.ts';
import { groundOf } from '#site/templates/header-of.ts';
import { newBlock } from '../../store/blocks/new-block.ts';
import { useDocuments, useEditor, useShell } from '../state/shell-context.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { type BlockView, useView } from './block-views.ts';
import { useAnswers } from './use-answers.ts';

/** Renders the block that the picker previews into the picker's iframe, with the page's code, styles and colours. */
export function PickerPreview() {
  const preview = useEditor((state) => state.preview);
  if (!preview) return null;
  return createPortal(
    <Example key={preview.componentType} componentType={preview.componentType} target={preview.target} />,
    preview.target,
  );
}

function Example({ componentType, target }: { componentType: string; target: HTMLElement }) {
  const { reader } = useShell();
  const page = useDocuments((documents) => documents.page);
  const View = useView(componentType);
  const isStyled = useStylesIn(target.ownerDocument, View);
  const prepared = useMemo(() => {
    const definition = blockOf(componentType)?.definition;
    return definition ? prepareContent(newBlock(definition)) : null;
  }, [componentType]);
  const ask = useCallback(
    async (): Promise<CommonAnswers | null> =>
      prepared && answersFor(prepared.definition, prepared.content, pageFacts(page), reader),
    [prepared, page, reader],
  );
  const answers = useAnswers(ask, null);
  if (!View || !prepared || !answers || !isStyled) return null;
  return (
    <div className={`ground-${groundOf(page)} pw-example`} inert>
      <FieldOwnerContext value={{ kind: 'block', key: prepared.content.key }}>
        <BlockBoundary label={prepared.definition.label} content={prepared.content}>
          <div className="column">
            <div className="block">
              <View {...{ content: prepared.content, answers, ...emptySlots(prepared) }} />
            </div>
          </div>
        </BlockBoundary>
      </FieldOwnerContext>
    </div>
  );
}

function emptySlots({ slots }: PreparedContent): Record<string, ReactNode> {
  return Object.fromEntries(
    slots.map(({ name, label }) => [
      name,
      <p key={name} className="pw-problem">
        {label}
      </p>,
    ]),
  );
}

/** Adds the page's style sheets to another document once the view has loaded its own; true when they have loaded. */
function useStylesIn(other: Document, view: BlockView | null): boolean {
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    if (!view) return;
    const known = new Set([...other.querySelectorAll<HTMLLinkElement>(SHEETS)].map(({ href }) => href));
    const missing = [...document.querySelectorAll<HTMLLinkElement>(SHEETS)].filter(({ href }) => !known.has(href));
    void Promise.all(missing.map(({ href }) => addSheet(other, href))).then(() => setStyled(true));
  }, [other, view]);
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
