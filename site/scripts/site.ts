import { enhanceCarousels } from './carousels.ts';
import { chooseOnHover } from './choose-on-hover.ts';
import { reloadOnMissingChunk } from './chunk-reload.ts';
import { trackLinks, trackPageView } from './data-layer.ts';
import { showLoadingBar } from './loading-bar.ts';
import { tendNavigation } from './navigation.ts';
import { playVideos } from './play-videos.ts';
import { prefetchLinks } from './prefetch.ts';
import { enableSubscribeForms } from './subscribe.ts';
import { loadTagManager } from './tag-manager.ts';

declare global {
  interface Window {
    /** Set by the editor's canvas: the page is being edited, so none of these scripts may run. */
    pagewrightCanvas?: boolean;
    dataLayer?: object[];
  }
}

/** Starts every script of a page without islands. */
function start(): void {
  reloadOnMissingChunk();
  tendNavigation();
  prefetchLinks();
  showLoadingBar();
  loadTagManager();
  trackPageView();
  trackLinks();
  enhanceCarousels();
  chooseOnHover();
  playVideos();
  enableSubscribeForms();
}

if (!window.pagewrightCanvas) start();
