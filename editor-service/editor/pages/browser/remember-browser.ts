export type BrowserView = 'tree' | 'list';

const KEY = 'pagewright-page-browser';

/** The view that was chosen last in this browser. */
export const rememberedView = (): BrowserView => (localStorage.getItem(KEY) === 'list' ? 'list' : 'tree');

export const rememberBrowserView = (view: BrowserView): void => localStorage.setItem(KEY, view);
