import { HtmlValidate } from 'html-validate/node';

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

/** What is wrong with the markup of a page, each with its rule and place. */
export async function markupMistakes(html: string): Promise<string[]> {
  const { results } = await VALIDATOR.validateString(html.replace(ISLAND_STYLE, ''));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
