import richText from '../../rich-text/rich-text-toolbar.css?inline';
import tools from './tools.css?inline';

const NAME = 'pagewright-tools';

/** A place for the editor's own controls where the page's styles do not reach, and theirs do not reach the page. */
export function addToolsRoot(): ShadowRoot {
  const host = document.createElement(NAME);
  document.documentElement.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [tools, richText].map(sheetOf);
  return root;
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** The element that the tools are in. */
export function toolsHost(): Element | null {
  return document.querySelector(NAME);
}
