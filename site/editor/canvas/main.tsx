import { createRoot } from 'react-dom/client';
import { chooseOnHover } from '../../scripts/choose-on-hover.ts';
import { playVideos } from '../../scripts/play-videos.ts';
import { listenToClipboard } from '../clipboard/listen-to-clipboard.ts';
import { refuseOtherFiles } from '../dropped-files.ts';
import type { ShellWindow } from '../shell-window.ts';
import { allBlocks } from '../store/block-tree.ts';
import { loadViews } from './block-views.ts';
import { Canvas } from './Canvas.tsx';
import { firstAnswers } from './first-answers.ts';
import { keepQuiet } from './keep-quiet.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { listenToSelection } from './listen-to-selection.ts';
import { obeyFocusRequests } from './obey-focus-requests.ts';
import { ShellContext } from './shell-context.ts';
import { stepAsideWhileTyping } from './step-aside.ts';
import { addToolsRoot } from './tools/add-tools-root.ts';
import { listAddressAt } from './tools/block-element.ts';
import { turnCarousels } from './turn-carousels.ts';
import { untilReady } from './until-ready.ts';
import './canvas.css';

const shell = window.parent.pagewright;
if (shell) {
  await untilReady(shell.store);
  const [answers] = await Promise.all([firstAnswers(shell), loadViews(typesOnPage(shell))]);
  const tools = addToolsRoot();
  const root = createRoot(document.body);
  root.render(
    <ShellContext value={shell}>
      <Canvas answers={answers} tools={tools} />
    </ShellContext>,
  );
  listenToKeys(shell);
  listenToSelection(shell);
  stepAsideWhileTyping();
  keepQuiet(shell);
  chooseOnHover();
  turnCarousels();
  playVideos();
  listenToClipboard(document, shell, (target) =>
    target instanceof Element && target.matches('.pw-empty-list') ? JSON.stringify(listAddressAt(target)) : null,
  );
  refuseOtherFiles(document);
  obeyFocusRequests(shell);
  window.pagewrightAdvice = async () => (await import('./advise.ts')).advise();
  // The store outlives this document; nothing of it may stay subscribed.
  window.addEventListener('pagehide', () => root.unmount());
  requestIdleCallback(() => void import('../rich-text/mount-rich-text.ts'));
}

function typesOnPage({ store }: ShellWindow): string[] {
  const { documents } = store.getState();
  return documents ? allBlocks(documents).map(({ componentType }) => componentType) : [];
}
