import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;

/** Resolves when all published documents are live, and a start has found nothing else to do. */
export async function untilNothingWaits(editorUrl: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${editorUrl}/readyz`);
    const { waiting, comparing = false } = (await response.json()) as { waiting: number; comparing?: boolean };
    if (waiting === 0 && !comparing) return;
    await pause(POLL_MS);
  }
}
