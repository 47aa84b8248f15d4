import { Suspense, useCallback, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { BreadcrumbItem } from '#content-store/model/entities/breadcrumb.ts';
import { HubFilesContext } from '#site/blocks/hub/hub-files-context.ts';
import { LanguageSwitch } from '#site/chrome/LanguageSwitch.tsx';
import { SiteFrame } from '#site/chrome/SiteFrame.tsx';
import {
  type LanguageVersion,
  languageHomes,
  languageLinks,
  languageVersions,
} from '#site/content/language-versions.ts';
import { pictureAnswers } from '#site/content/picture-answers.ts';
import { trailAbove, withTrail } from '#site/content/trail.ts';
import { PageView } from '#site/document/PageView.tsx';
import { type FieldHost, FieldHostContext } from '#site/elements/field-host.ts';
import { pageFacts } from '#site/elements/page-facts.ts';
import { pageLanguage } from '#site/elements/page-language.ts';
import { groundOf } from '#site/templates/header-of.ts';
import { pageWords } from '#site/texts/texts-in.ts';
import { WordsContext } from '#site/texts/use-texts.ts';
import type { Documents } from '../store/documents/documents.ts';
import { isSame } from '../store/documents/same.ts';
import { late } from '../ui/late.ts';
import { t } from '../words/t.ts';
import { CanvasBlocks } from './blocks/CanvasBlocks.tsx';
import { useFirstAnswers } from './blocks/first-answers.ts';
import { PickerPreviews } from './blocks/PickerPreviews.tsx';
import { useAnswers } from './blocks/use-answers.ts';
import { EditablePicture } from './fields/EditablePicture.tsx';
import { EditableRichText } from './fields/EditableRichText.tsx';
import { EditableLink, EditableText } from './fields/EditableText.tsx';
import { OpenTextsContext } from './fields/open-texts-context.ts';
import { hubFilesOnPage } from './hub-files-on-page.ts';
import { PageFactsContext, SelectingContext, useDocuments, useShell, useShellState } from './state/shell-context.ts';
import { Tools } from './tools/Tools.tsx';

const Comparison = late(async () => (await import('./comparison/ComparedPage.tsx')).ComparedPage);

/** The page as visitors see it, rendered from the store; its fields are editable while components can be selected. */
export function Canvas({ tools }: { tools: ShadowRoot }) {
  const isSelecting = useShellState((state) => state.activeMenuItem === 'select');
  const comparison = useShellState((state) => state.comparison);
  const openTexts = useDocuments(({ page }) => page.openTexts);
  useLayoutEffect(() => void document.body.toggleAttribute('data-selecting', isSelecting && !comparison));
  if (comparison) {
    return (
      <Suspense fallback={<Frame />}>
        <Comparison comparison={comparison} tools={tools}>
          <Frame />
        </Comparison>
      </Suspense>
    );
  }
  return (
    <>
      <SelectingContext value={isSelecting}>
        <FieldHostContext value={isSelecting ? editableFields : null}>
          <OpenTextsContext value={openTexts}>
            <Frame />
          </OpenTextsContext>
          <PickerPreviews />
        </FieldHostContext>
      </SelectingContext>
      {isSelecting && createPortal(<Tools />, tools)}
    </>
  );
}

const editableFields: FieldHost = {
  Text: EditableText,
  RichText: EditableRichText,
  Picture: EditablePicture,
  Link: EditableLink,
};

function Frame() {
  const shell = useShell();
  const { reader } = shell;
  const answers = useFirstAnswers();
  const hubFiles = useMemo(() => hubFilesOnPage(shell), [shell]);
  const navigation = useDocuments((documents) => documents.navigation);
  const footer = useDocuments((documents) => documents.footer);
  const backgroundColour = useDocuments(({ page }) => groundOf(page));
  const slug = useDocuments(({ page }) => page.slug);
  const language = useDocuments(({ page }) => pageFacts(page).language);
  const ask = useCallback(() => pictureAnswers([navigation, footer], reader), [navigation, footer, reader]);
  const asked = useAnswers(ask, answers.frame);
  return (
    <WordsContext value={pageWords(language)}>
      <SiteFrame
        navigation={navigation}
        footer={footer}
        notices={answers.notices}
        domain={answers.domain}
        answers={asked}
        backgroundColour={backgroundColour}
        slug={slug}
        languages={<Languages />}
      >
        <HubFilesContext value={hubFiles}>
          <Page />
        </HubFilesContext>
      </SiteFrame>
    </WordsContext>
  );
}

/** The way to other languages, so that nothing moves when the canvas replaces the served page. */
function Languages() {
  const { reader } = useShell();
  const page = useDocuments((documents) => documents.page, isSameApartFromContents);
  const { _id, domainId, translationKey } = page;
  const ask = useCallback(async () => {
    const versions = await languageVersions({ _id, translationKey }, reader);
    return languageLinks(versions, await languageHomes(reader));
  }, [_id, translationKey, reader]);
  return <LanguageSwitch language={pageLanguage(page)} links={useAnswers(ask, NO_LINKS)} domainId={domainId} />;
}

const NO_LINKS: LanguageVersion[] = [];

function Page() {
  const { reader } = useShell();
  const { page: answers } = useFirstAnswers();
  const page = useDocuments((documents) => documents.page, isSameApartFromContents);
  const ask = useCallback(() => pictureAnswers([page.header], reader), [page.header, reader]);
  const asked = useAnswers(ask, answers);
  const askTrail = useCallback(() => trailAbove(page, reader), [page, reader]);
  const trail = useAnswers(askTrail, NO_STEPS);
  const facts = useDocuments((documents) => pageFacts(documents.page), isSame);
  return (
    <PageView page={withTrail(page, trail)} answers={asked}>
      <PageFactsContext value={facts}>
        <CanvasBlocks address={CONTENTS} label={t('this page')} />
      </PageFactsContext>
    </PageView>
  );
}

const NO_STEPS: BreadcrumbItem[] = [];
const CONTENTS = { kind: 'contents' } as const;

/** The template does not use the blocks, so changes in them need not render it again. */
const isSameApartFromContents = (one: Documents['page'], other: Documents['page']) =>
  isSame({ ...one, contents: null }, { ...other, contents: null });
