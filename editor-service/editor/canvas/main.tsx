import { createRoot } from 'react-dom/client';
import { pageLanguage } from '#site/elements/page-language.ts';
import { VideoOverlay } from '#site/elements/VideoOverlay.tsx';
import { chooseOnHover } from '#site/scripts/choose-on-hover.ts';
import { embedPlayers } from '#site/scripts/embed-players.ts';
import { turnCarousels } from '#site/scripts/turn-carousels.ts';
import { listenToClipboard } from '../blocks/clipboard/listen-to-clipboard.ts';
import { ORIGINAL_FRAME, type ReadableStore } from '../store/state/editor-state.ts';
import { refuseOtherFiles } from '../ui/dropped-files.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { sayDefinitions } from '../words/say-definitions.ts';
import { separatePastes } from '../workbench/separate-pastes.ts';
import { FirstAnswersContext, firstAnswers } from './blocks/first-answers.ts';
import { stepAsideWhileTyping } from './blocks/step-aside.ts';
import type { ShellWindow } from './bridge/shell-window.ts';
import { Canvas } from './Canvas.tsx';
import { placeHere } from './comment-place.ts';
import { enterPlace, isSharedPart, typeInto } from './enter-text.ts';
import { holdWhile } from './fields/held-typing.ts';
import { loadRichText } from './fields/load-rich-text.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { keepQuiet, openPictures } from './listen-to-pointer.ts';
import { listenToSelection } from './listen-to-selection.ts';
import { obeyFocusRequests } from './obey-focus-requests.ts';
import { originalShell } from './original-shell.ts';
import { ShellContext } from './state/shell-context.ts';
import { addToolsRoot } from './tools/add-tools-root.ts';
import { listAddressAt } from './tools/block-element.ts';
import { keepToolsLarge } from './tools/enlargement.ts';
import './canvas.css';

/** The rich text editor is loaded after this many milliseconds even if the browser is never idle. */
const RICH_TEXT_MS = 5000;

const isOriginal = window.frameElement?.id === ORIGINAL_FRAME;
const shell =
  window.parent.pagewright && (isOriginal ? originalShell(window.parent.pagewright) : window.parent.pagewright);
if (shell) {
  sayDefinitions();
  await untilReady(shell.store);
  const answers = await firstAnswers(shell);
  document.documentElement.translate = false; // What is translated would be stored.
  const tools = addToolsRoot();
  const root = createRoot(document.body);
  root.render(
    <ShellContext value={shell}>
      <FirstAnswersContext value={answers}>
        <Canvas tools={tools} />
        <VideoOverlay />
      </FirstAnswersContext>
    </ShellContext>,
  );
  chooseOnHover();
  turnCarousels();
  embedPlayers();
  // The store outlives this document, so nothing here may stay subscribed to it.
  window.addEventListener('pagehide', () => root.unmount());
  if (isOriginal) speakLanguageOf(shell.store);
  else editHere(shell);
}

/** The page was served in another language. */
function speakLanguageOf({ getState }: ReadableStore): void {
  const { documents } = getState();
  const { tag: lang, dir } = pageLanguage(documents?.page ?? getState());
  Object.assign(document.documentElement, { lang, dir });
}

/** Lets the page be edited. */
function editHere(shell: ShellWindow): void {
  listenToKeys(shell);
  listenToSelection(shell);
  stepAsideWhileTyping();
  keepQuiet(shell);
  listenToClipboard(document, { ...shell, paste: (...pasted) => holdWhile(shell.paste(...pasted)) }, (target) =>
    target instanceof Element && target.matches('.pw-empty-list') ? JSON.stringify(listAddressAt(target)) : null,
  );
  separatePastes(document, shell.closeStep);
  refuseOtherFiles(document);
  obeyFocusRequests(shell);
  openPictures(shell);
  window.pagewrightType = (typed, isNew) => {
    const { selection } = shell.store.getState();
    return !isSharedPart(selection) && typeInto(selection, typed, isNew);
  };
  window.pagewrightEnter = enterPlace;
  window.pagewrightPlace = () => JSON.stringify(placeHere());
  window.addEventListener('pagehide', keepToolsLarge(shell.store, document.documentElement));
  window.addEventListener('blur', () => shell.whenAway());
  window.pagewrightAdvice = async () => (await import('./advise.ts')).advise();
  whenIdle(() => void loadRichText(), RICH_TEXT_MS);
}

/** Resolves when the served page is complete and the shell has loaded its documents. */
async function untilReady(store: ReadableStore): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  if (store.getState().documents) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = store.subscribe(({ documents }) => documents && resolve());
  await promise;
  stop();
}
