import { setTimeout } from 'node:timers/promises';
import type { Frame, Page } from 'playwright';

declare global {
  interface Window {
    /** Keys of the blocks rendered since this was last emptied. */
    rendered: Set<string>;
    /** Takes the milliseconds from a key or click to the end of the frame that shows what it did. */
    tellPaint(milliseconds: number): Promise<void>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** Who waits for what is done in a frame to be painted. */
const waiting = new WeakMap<Frame, (milliseconds: number) => void>();

/** Makes every document of a browser page tell how long what people do takes, and note which blocks React renders. */
export async function watchDocuments(page: Page): Promise<void> {
  // Told when all is over: whoever asks while the browser is at work keeps it from its work.
  await page.exposeBinding('tellPaint', ({ frame }, milliseconds: number) => waiting.get(frame)?.(milliseconds));
  await page.addInitScript(() => {
    window.rendered = new Set();
    // A click in the shell is painted in the page within it: both belong to one thread and one frame.
    for (const kind of ['keydown', 'click'] as const) {
      window.addEventListener(
        kind,
        (event) => {
          const { timeStamp } = event;
          // Alt of Alt+ArrowDown: nothing is done yet.
          if (event instanceof KeyboardEvent && ['Alt', 'Control', 'Meta', 'Shift'].includes(event.key)) return;
          // The first task after the frame: what the editor itself leaves for later comes after it, as it does for eyes.
          requestAnimationFrame(() => {
            const tell = () => window.tellPaint(performance.now() - timeStamp);
            void scheduler.postTask(tell, { priority: 'user-blocking' });
          });
        },
        { capture: true },
      );
    }
    interface Fiber {
      flags: number;
      child: Fiber | null;
      sibling: Fiber | null;
      alternate: Fiber | null;
      memoizedProps: { blockKey?: unknown } | null;
    }
    /** React's own mark of a component that was called, which its developer tools read too. */
    const PERFORMED_WORK = 1;
    const note = (fiber: Fiber): void => {
      const key = fiber.memoizedProps?.blockKey;
      if (typeof key === 'string' && fiber.flags & PERFORMED_WORK) window.rendered.add(key);
      if (fiber.child === fiber.alternate?.child) return; // Nothing below was looked at.
      for (let child = fiber.child; child; child = child.sibling) note(child);
    };
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => {},
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => note(root.current),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    };
  });
}

/** Between two keys of somebody who types 80 words a minute; the next one comes at any moment between two frames. */
const PAUSE_MS = 150;
const FRAME_MS = 1000 / 60;

/**
 * Does something, at rest, and waits until it is painted; answers the milliseconds from its first key or click in that
 * frame. What an earlier one left to be done after its paint is over by then, as it is between two keys of a person.
 */
export async function timePaint(frame: Frame, act: () => Promise<unknown>): Promise<number> {
  await untilIdle(frame);
  await setTimeout(PAUSE_MS + Math.random() * FRAME_MS);
  const painted = new Promise<number>((resolve) => waiting.set(frame, resolve));
  await act();
  return painted;
}

/** The keys of the blocks that are rendered while something is done. */
export async function renderedDuring(frame: Frame, act: () => Promise<unknown>): Promise<string[]> {
  await frame.evaluate(() => window.rendered.clear());
  await timePaint(frame, act);
  await untilIdle(frame);
  return frame.evaluate(() => [...window.rendered]);
}

/** Resolves when the browser has nothing else to do; what is done once something is painted is done then. */
async function untilIdle(frame: Frame): Promise<void> {
  await frame.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 }));
      }),
  );
}

/** The same milliseconds for a letter in a text on an otherwise empty page: what browser and measure themselves take. */
export async function emptyPage(page: Page): Promise<Frame> {
  await page.goto('about:blank');
  await page.setContent('<iframe srcdoc="<p contenteditable>A line</p>"></iframe>');
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('An empty page has a frame');
  await frame.locator('p').click();
  return frame;
}
