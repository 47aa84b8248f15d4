import type { ListedPage } from './browser-row.ts';

/** What each dialog of a task is given. */
export interface TaskProps {
  pages: readonly ListedPage[];
  onClose: () => void;
  /** Called with what was done, in words, and the pages that changed; null is the address of a deleted page. */
  onDone: (said: string, changed: readonly { _id: string; slug: string | null }[]) => Promise<void>;
}
