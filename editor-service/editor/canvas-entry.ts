import { fetchStylesAgain } from './ui/fetch-styles-again.ts';

fetchStylesAgain(window);
// A separate entry, so that pages in the canvas can load it by a stable name; its import also loads the styles.
void import('./canvas/main.tsx');
