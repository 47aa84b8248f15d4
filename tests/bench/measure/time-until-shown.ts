import type { Page } from 'playwright';

/** What has to be on the page: the first element for the selector contains the text. */
export interface Wanted {
  selector: string;
  text: string;
}

/** Acts, and answers the milliseconds from the first key or click to the frame that shows what is wanted. */
export async function timeUntilShown(page: Page, wanted: Wanted, act: () => Promise<unknown>): Promise<number> {
  const shown = await page.evaluateHandle(({ selector, text }) => {
    const isThere = () => document.querySelector(selector)?.textContent?.includes(text) ?? false;
    const milliseconds = new Promise<number>((resolve) => {
      let since = 0;
      const begin = ({ timeStamp }: Event) => {
        since ||= timeStamp;
      };
      for (const kind of ['keydown', 'click']) addEventListener(kind, begin, { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (!since || !isThere()) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    });
    return { milliseconds };
  }, wanted);
  await act();
  return shown.evaluate(({ milliseconds }) => milliseconds);
}
