import { HtmlValidate } from 'html-validate/node';
import { expect, it } from 'vitest';
import { renderDemo } from './rendered-demo.ts';

const VALIDATOR = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React and Astro write attributes and void elements; browsers read either form.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Editors choose how to write telephone numbers.
    'tel-non-breaking': 'off',
    // Any id without spaces is valid; the checkboxes of one question share their name.
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
  },
});

/** Written by Astro itself before a page's first island. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

it('demo pages are valid HTML', { timeout: 60_000 }, async () => {
  const { pages } = await renderDemo();
  const mistakes: string[] = [];
  for (const [address, html] of pages) {
    const { results } = await VALIDATOR.validateString(html.replace(ISLAND_STYLE, ''));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      mistakes.push(`${address}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(mistakes).toEqual([]);
});
