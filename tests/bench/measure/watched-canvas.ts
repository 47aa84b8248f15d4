import { setTimeout } from 'node:timers/promises';
import type { Frame, Page } from 'playwright';

declare global {
  interface Window {
    /** Keys of the blocks rendered since the set was last cleared. */
    rendered: Set<string>;
    /** Reports the milliseconds from a key or click to the end of the frame that shows its effect. */
    tellPaint(milliseconds: number): Promise<void>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** The pending timePaint() of each frame. */
const waiting = new WeakMap<Frame, (milliseconds: number) => void>();

/** Makes every document of a browser page report input latency and the blocks that React renders. */
export async function watchDocuments(page: Page): Promise<void> {
  // Pushed at the end: polling would compete with the work being measured.
  await page.exposeBinding('tellPaint', ({ frame }, milliseconds: number) => waiting.get(frame)?.(milliseconds));
  await page.addInitScript(() => {
    window.rendered = new Set();
    // A click in the shell is painted in the iframe: both share one thread and one frame.
    for (const kind of ['keydown', 'click'] as const) {
      window.addEventListener(
        kind,
        (event) => {
          const { timeStamp } = event;
          // The modifier of Alt+ArrowDown does nothing yet.
          if (event instanceof KeyboardEvent && ['Alt', 'Control', 'Meta', 'Shift'].includes(event.key)) return;
          // The first task after the frame: work that the editor defers comes after it and is not visible delay.
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
    /** React's own flag for a component that was called, also read by its developer tools. */
    const PERFORMED_WORK = 1;
    const note = (fiber: Fiber): void => {
      const key = fiber.memoizedProps?.blockKey;
      if (typeof key === 'string' && fiber.flags & PERFORMED_WORK) window.rendered.add(key);
      if (fiber.child === fiber.alternate?.child) return; // nothing below was rendered
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

/** The pause between keys at 80 words a minute; the next key falls anywhere between two frames. */
const PAUSE_MS = 150;
const FRAME_MS = 1000 / 60;

/**
 * Waits for idle, acts, and waits for the paint; returns the milliseconds from the first key or click to that frame.
 * Work deferred by an earlier action is finished by then, as it is between two keys of a person.
 */
export async function timePaint(frame: Frame, act: () => Promise<unknown>): Promise<number> {
  await untilIdle(frame);
  await setTimeout(PAUSE_MS + Math.random() * FRAME_MS);
  const painted = new Promise<number>((resolve) => waiting.set(frame, resolve));
  await act();
  return painted;
}

/** The keys of the blocks rendered during `act`. */
export async function renderedDuring(frame: Frame, act: () => Promise<unknown>): Promise<string[]> {
  await frame.evaluate(() => window.rendered.clear());
  await timePaint(frame, act);
  await untilIdle(frame);
  return frame.evaluate(() => [...window.rendered]);
}

/** Resolves when the browser is idle; work deferred until after painting is then finished. */
async function untilIdle(frame: Frame): Promise<void> {
  await frame.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 }));
      }),
  );
}

/** An otherwise empty page with one line of text: the baseline cost of the browser and the measurement itself. */
export async function emptyPage(page: Page): Promise<Frame> {
  await page.goto('about:blank');
  await page.setContent('<iframe srcdoc="<p contenteditable>A line</p>"></iframe>');
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('The empty page has no frame');
  await frame.locator('p').click();
  return frame;
}
