/** Checks and sends forms; their code is loaded when one is first used. */
export function enableForms(): void {
  for (const type of ['focusin', 'input', 'submit']) {
    document.addEventListener(type, (event) => {
      const form = event.target instanceof Element && event.target.closest<HTMLFormElement>('form[data-form]');
      if (!form) return;
      if (type === 'submit') event.preventDefault();
      const code = import('./tend-form.ts').catch((error: unknown) => {
        form.dataset.failed = ''; // says so
        throw error;
      });
      void code.then(({ tendForm }) => tendForm(form, event));
    });
  }
}
