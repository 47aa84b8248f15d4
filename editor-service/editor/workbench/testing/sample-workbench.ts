import { askingReader } from '../../api/ask-reader.ts';
import { sampleStore } from '../../store/testing/sample-documents.ts';
import { serial } from '../serial.ts';
import type { Workbench } from '../workbench.ts';

/** For tests: a workbench over the sample documents, and the titles of its toasts. */
export function sampleWorkbench(): Workbench & { said: string[] } {
  const said: string[] = [];
  const toasts = {
    add: ({ title }: { title?: unknown }) => {
      said.push(String(title));
      return 'toast';
    },
    update: () => undefined,
    close: () => undefined,
  };
  return {
    store: sampleStore(),
    toasts: toasts as unknown as Workbench['toasts'],
    reader: askingReader(async () => []),
    inTurn: serial(),
    ledger: null,
    said,
  };
}
