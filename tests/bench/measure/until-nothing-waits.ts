import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;

/** What `/readyz` says is still to be done. */
interface Waiting {
  waiting: number;
  comparing?: boolean;
  pictures?: number;
}

/** Resolves when all published documents are live with their pictures, and a start has found nothing else to do. */
export async function untilNothingWaits(editorUrl: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${editorUrl}/readyz`);
    const { waiting, comparing = false, pictures = 0 } = (await response.json()) as Waiting;
    if (waiting === 0 && !comparing && pictures === 0) return;
    await pause(POLL_MS);
  }
}
