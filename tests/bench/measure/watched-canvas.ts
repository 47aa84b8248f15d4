import type { Frame, Page } from 'playwright';

/** What the watching script keeps in the frame of the page that is edited. */
interface Watch {
  /** Milliseconds from each key or click to the end of the frame that shows what it did. */
  toPaint: number[];
  /** Keys of the blocks drawn since this was last emptied. */
  drawn: Set<string>;
}

declare global {
  interface Window {
    watch: Watch;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** Makes every document of a browser page note how long what people do takes, and which blocks React draws. */
export async function watchDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Watch = { toPaint: [], drawn: new Set() };
    window.watch = watch;
    // A click in the shell is painted in the page within it: both belong to one thread and one frame.
    for (const kind of ['keydown', 'click'] as const) {
      window.addEventListener(
        kind,
        ({ timeStamp }) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => watch.toPaint.push(performance.now() - timeStamp);
            port2.postMessage(null);
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
      if (typeof key === 'string' && fiber.flags & PERFORMED_WORK) watch.drawn.add(key);
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

/** Does something and waits until it is painted; answers the milliseconds from its first key or click in that document. */
export async function timePaint(document: Page | Frame, act: () => Promise<unknown>): Promise<number> {
  await document.evaluate(() => {
    window.watch.toPaint = [];
  });
  await act();
  const handle = await document.waitForFunction(() => window.watch.toPaint[0] ?? false);
  return (await handle.jsonValue()) || 0;
}

/** The keys of the blocks that are drawn while something is done. */
export async function drawnDuring(frame: Frame, act: () => Promise<unknown>): Promise<string[]> {
  await frame.evaluate(() => window.watch.drawn.clear());
  await timePaint(frame, act);
  return frame.evaluate(() => [...window.watch.drawn]);
}
