/** Calls `closeStep` before and after everything that is pasted, cut or dropped in a document: each is an undo step. */
export function separatePastes(target: Document, closeStep: () => void): void {
  for (const kind of ['paste', 'cut', 'drop'] as const) {
    target.addEventListener(
      kind,
      () => {
        closeStep();
        setTimeout(closeStep);
      },
      { capture: true },
    );
  }
}
