import { isPlainClick } from './is-plain-click.ts';
import { linkToOtherPage } from './link-to-other-page.ts';

/** Shows a bar if the next page takes over 200 ms; it creeps for 5 s until the page arrives. */
export function showLoadingBar(): void {
  const bar = document.createElement('div');
  bar.className = 'loading-bar';
  let timer = 0;
  addEventListener('click', (event) => {
    if (!isPlainClick(event) || !linkToOtherPage(event)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => document.body.append(bar), 200);
  });
  // Also fires when the page is restored from the back/forward cache.
  addEventListener('pageshow', () => {
    clearTimeout(timer);
    bar.remove();
  });
}
