import { push } from './data-layer.ts';

/** Loads the tag manager with the id in the document (`GTM_ID`); without one, no third party is contacted. */
export function loadTagManager(): void {
  const { tagManager } = document.documentElement.dataset;
  if (!tagManager) return;
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager)}`;
  document.head.append(script);
}
