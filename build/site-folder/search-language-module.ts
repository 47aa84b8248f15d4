/** Languages of `lunr-languages` that separate words with spaces and have a stemmer. */
const WITH_RULES = ['da', 'de', 'es', 'fi', 'fr', 'hu', 'it', 'nl', 'no', 'pt', 'ro', 'ru', 'sv', 'tr'];
/** The two written forms of Norwegian have codes of their own. */
const ALSO: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** The search rules for a language such as `de-AT`: `en`, a language of Lunr, or null for none. */
function rulesFor(language: string): string | null {
  const name = language.split('-')[0] ?? '';
  const known = ALSO[name] ?? name;
  return known === 'en' || WITH_RULES.includes(known) ? known : null;
}

/** The text of `#own/search-language.ts`. */
export function searchLanguageModule(language: string): string {
  const rules = rulesFor(language);
  if (rules === 'en') return "export { english as searchLanguage } from 'pagewright/search';\n";
  if (rules === null) return "export { withoutRules as searchLanguage } from 'pagewright/search';\n";
  return [
    "import lunr from 'lunr';",
    "import addStemmers from 'lunr-languages/lunr.stemmer.support.js';",
    `import addLanguage from 'lunr-languages/lunr.${rules}.js';`,
    "import { lunrLanguage } from 'pagewright/search';",
    '',
    '// The compiled site may have done it: it has a copy of this module, with the same Lunr.',
    `if (!lunr.${rules}) {`,
    '  addStemmers(lunr);',
    '  addLanguage(lunr);',
    '}',
    `export const searchLanguage = lunrLanguage('${rules}', lunr.${rules});`,
    '',
  ].join('\n');
}
