import { chooseOnHover } from './choose-on-hover.ts';
import { reloadOnMissingChunk } from './chunk-reload.ts';
import { trackLinks, trackPageView } from './data-layer.ts';
import { embedPlayers } from './embed-players.ts';
import { showLoadingBar } from './loading-bar.ts';
import { tendNavigation } from './navigation.ts';
import { prefetchLinks } from './prefetch.ts';
import { enableSubscribeForms } from './subscribe.ts';
import { loadTagManager } from './tag-manager.ts';

/** Starts what every page has; its islands start on their own (`near.ts`). */
function start(): void {
  reloadOnMissingChunk();
  tendNavigation();
  prefetchLinks();
  showLoadingBar();
  loadTagManager();
  trackPageView();
  trackLinks();
  embedPlayers();
  chooseOnHover();
  enableSubscribeForms();
  if (document.querySelector('[data-carousel]')) void startCarousels();
}

/** Few pages have carousels. */
async function startCarousels(): Promise<void> {
  const { turnCarousels } = await import('./turn-carousels.ts');
  turnCarousels();
}

if (!window.pagewrightCanvas) start();
