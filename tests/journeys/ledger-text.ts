import type { Page } from 'playwright/test';

/** The content of this browser's ledger of unsaved changes. */
export const ledgerText = (page: Page): Promise<string> => page.evaluate(readLedger);

function readLedger(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pagewright');
    opening.onerror = () => reject(new Error('no ledger'));
    opening.onsuccess = () => {
      const all = opening.result.transaction('changes').objectStore('changes').getAll();
      all.onsuccess = () => resolve(JSON.stringify(all.result));
    };
  });
}
