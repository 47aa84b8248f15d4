import type { Page } from 'playwright/test';

/** More than any page or dialog has. */
const MAX_STOPS = 600;
/** In milliseconds. */
const TURN = 600;

/**
 * Presses Tab until it leads out of the page, or to where it led before; one sentence for each stop that cannot be seen
 * or lies under something else.
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => {
    for (const stop of document.querySelectorAll('[data-stop]')) stop.removeAttribute('data-stop');
  });
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(isNewStop))) return found;
    let problem = await page.evaluate(problemOfFocus);
    if (problem) {
      await page.waitForTimeout(TURN); // a carousel turns to the slide that has the focus
      problem = await page.evaluate(problemOfFocus);
    }
    if (problem) found.push(problem);
  }
  return [...found, `more than ${MAX_STOPS} stops`];
}

function isNewStop(): boolean {
  const stop = document.activeElement;
  if (!stop || stop === document.body || stop.hasAttribute('data-stop')) return false;
  stop.setAttribute('data-stop', '');
  return true;
}

/** Empty when the focused element can be seen. */
function problemOfFocus(): string {
  const stop = document.activeElement ?? document.body;
  const name = `<${stop.localName}> “${(stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 60)}”`;
  const [box] = [...stop.getClientRects()].sort((one, other) => other.width * other.height - one.width * one.height);
  if (!box || box.width * box.height === 0) return `${name} has no box`;
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) return `${name} is outside of the window`;
  if (getComputedStyle(stop).pointerEvents === 'none') return '';
  for (const share of [0.1, 0.5, 0.9]) {
    const hit = document.elementFromPoint(left + share * (right - left), (top + bottom) / 2);
    const isOwn = hit && (stop.contains(hit) || hit.contains(stop) || hit.closest('label')?.contains(stop));
    if (!isOwn) return `${name} lies under <${hit?.localName}> “${hit?.className}”`;
  }
  return '';
}
