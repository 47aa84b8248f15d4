import richText from '../../rich-text/rich-text-toolbar.css?inline';
import tokens from '../../ui/tokens.css?inline';
import tools from './tools.css?inline';

const NAME = 'pagewright-tools';

/** Adds a shadow root for the editor's controls: the page's styles do not affect them, nor theirs the page. */
export function addToolsRoot(): ShadowRoot {
  const host = document.createElement(NAME);
  host.dir = window.parent.document.dir || 'ltr'; // the editor's, not the page's
  document.documentElement.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [tokens, tools, richText].map(sheetOf);
  return root;
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** The element that hosts the tools' shadow root. */
export function toolsHost(): Element | null {
  return document.querySelector(NAME);
}
