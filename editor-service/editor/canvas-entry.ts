import { fetchStylesAgain } from './ui/fetch-styles-again.ts';

fetchStylesAgain(window);
// A file of its own, so that the pages in the canvas can load it by a name that does not change; the styles come with the import.
void import('./canvas/main.tsx');
