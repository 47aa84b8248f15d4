import { useEffect } from 'react';
import { isSearchView } from '../../saving/loading/load.ts';
import { titleOf } from '../../store/documents/collection-of.ts';
import { type EditorState, isLoginPage } from '../../store/state/editor-state.ts';
import { t } from '../../words/t.ts';
import { useEditor } from '../../workbench/workbench-context.ts';

const PRODUCT = 'Pagewright';

/** Names the browser's tab after the page and the site. */
export function TabTitle() {
  const title = useEditor(tabTitleOf);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

type Titled = Pick<EditorState, 'documents' | 'slug' | 'siteName' | 'loading' | 'session' | 'hasSite'>;

/** The title of the tab: `Our open day · Shared Kitchens`; visitors who are not logged in see the site's name. */
export function tabTitleOf(state: Titled): string {
  const site = state.siteName || PRODUCT;
  const page = isLoginPage(state) ? t('Log in') : pageNameOf(state);
  return page === '' ? site : `${page} · ${site}`;
}

/** The page or section in words; empty while it is loading. */
export function pageNameOf({ documents, slug, loading }: Titled): string {
  if (documents) return titleOf(documents.page);
  if (isSearchView(slug)) return t('Search');
  return loading.kind === 'failed' && loading.isMissing ? t('Page not found') : '';
}
