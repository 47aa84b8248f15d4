import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React puts preloads for images before the markup; they belong in the head, not in the middle of a page. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** The markup of a React view without anything needed only for hydration. */
export function renderStatic(view: ComponentType<never>, props: object): string {
  return renderToStaticMarkup(createElement(view as ComponentType<object>, props)).replace(LEADING_PRELOADS, '');
}
