import { useCallback, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { HubFilesContext } from '#site/blocks/hub/hub-files-context.ts';
import { SiteFrame } from '#site/chrome/SiteFrame.tsx';
import { pictureAnswers } from '#site/content/picture-answers.ts';
import { PageView } from '#site/document/PageView.tsx';
import { FieldHostContext, type PictureAnswers } from '#site/elements/field-host.ts';
import { groundOf } from '#site/templates/header-of.ts';
import { BlockList } from './blocks/BlockList.tsx';
import type { FirstAnswers } from './blocks/first-answers.ts';
import { FirstAnswersContext } from './blocks/first-answers-context.ts';
import { PickerPreview } from './blocks/PickerPreview.tsx';
import { PageFactsContext } from './blocks/page-facts-context.ts';
import { useAnswers } from './blocks/use-answers.ts';
import { Comparison } from './comparison/Comparison.tsx';
import { fieldHost } from './fields/field-host.ts';
import { hubFilesOnPage } from './hub-files-on-page.ts';
import { SelectingContext, useDocuments, useEditor, useShell } from './state/shell-context.ts';
import { Tools } from './tools/Tools.tsx';

interface CanvasProps {
  answers: FirstAnswers;
  /** The root of the editor's tools, isolated from the page's styles. */
  tools: ShadowRoot;
}

/** The page as visitors see it, rendered from the store; its fields are editable while components can be selected. */
export function Canvas({ answers, tools }: CanvasProps) {
  const isSelecting = useEditor((state) => state.activeMenuItem === 'select');
  const comparison = useEditor((state) => state.comparison);
  useLayoutEffect(() => void document.body.toggleAttribute('data-selecting', isSelecting && !comparison));
  if (comparison) {
    return (
      <FirstAnswersContext value={answers}>
        <Comparison comparison={comparison} tools={tools}>
          <Frame answers={answers} />
        </Comparison>
      </FirstAnswersContext>
    );
  }
  return (
    <FirstAnswersContext value={answers}>
      <SelectingContext value={isSelecting}>
        <FieldHostContext value={isSelecting ? fieldHost : null}>
          <Frame answers={answers} />
          <PickerPreview />
        </FieldHostContext>
      </SelectingContext>
      {isSelecting && createPortal(<Tools />, tools)}
    </FirstAnswersContext>
  );
}

function Frame({ answers }: { answers: FirstAnswers }) {
  const shell = useShell();
  const { reader } = shell;
  const hubFiles = useMemo(() => hubFilesOnPage(shell), [shell]);
  const navigation = useDocuments((documents) => documents.navigation);
  const footer = useDocuments((documents) => documents.footer);
  const backgroundColour = useDocuments(({ page }) => groundOf(page));
  const ask = useCallback(() => pictureAnswers([navigation, footer], reader), [navigation, footer, reader]);
  const asked = useAnswers<PictureAnswers>(ask, answers.frame);
  return (
    <SiteFrame
      navigation={navigation}
      footer={footer}
      notices={answers.notices}
      domain={answers.domain}
      answers={asked ?? answers.frame}
      backgroundColour={backgroundColour}
    >
      <HubFilesContext value={hubFiles}>
        <Page answers={answers.page} />
      </HubFilesContext>
    </SiteFrame>
  );
}

function Page({ answers }: { answers: PictureAnswers }) {
  const { reader } = useShell();
  const page = useDocuments((documents) => documents.page, isSameApartFromContents);
  const ask = useCallback(() => pictureAnswers(page.header, reader), [page.header, reader]);
  const asked = useAnswers(ask, answers);
  const { _id, slug } = page;
  const facts = useMemo(() => ({ _id, slug }), [_id, slug]);
  return (
    <PageView page={page} answers={asked ?? answers}>
      <PageFactsContext value={facts}>
        <BlockList address={CONTENTS} label="this page" />
      </PageFactsContext>
    </PageView>
  );
}

const CONTENTS = { kind: 'contents' } as const;

/** The template does not use the blocks, so changes in them need not render it again. */
function isSameApartFromContents<P extends { contents: unknown }>(one: P, other: P): boolean {
  return Object.keys({ ...one, ...other }).every(
    (name) => name === 'contents' || Reflect.get(one, name) === Reflect.get(other, name),
  );
}
