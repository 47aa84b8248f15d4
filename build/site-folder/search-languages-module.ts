/** Languages of `lunr-languages` that separate words with spaces and have rules for them. */
const WITH_RULES = 'ar da de es fi fr he hu it nl no pl pt ro ru sv tr'.split(' ');
/** The two written forms of Norwegian have codes of their own. */
const ALSO: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** What gives the rules of languages that need no file of `lunr-languages`. */
const BUILT_IN: Readonly<Record<string, string>> = {
  ...{ en: 'english', ja: 'japanese', zh: 'chinese' },
  ...{ th: "unspacedLanguage('th')", km: "unspacedLanguage('km')", lo: "unspacedLanguage('lo')" },
};

/** The text of `#own/search-languages.ts`: how to load the search rules of each of the site's languages (BCP 47). */
export function searchLanguagesModule(languages: readonly string[]): string {
  const lines = languages.map((language) => `  ${JSON.stringify(language)}: async () => ${rulesFor(language)},\n`);
  const names = 'chinese, english, japanese, lunrLanguage, unspacedLanguage, withoutRules';
  return `import { ${names} } from 'pagewright/search';\n\nexport const searchRules = {\n${lines.join('')}};\n`;
}

function rulesFor(language: string): string {
  const name = language.split('-')[0] ?? '';
  const known = ALSO[name] ?? name;
  if (!WITH_RULES.includes(known)) return BUILT_IN[known] ?? 'withoutRules';
  const files = ['stemmer.support', known].map((file) => `import('lunr-languages/lunr.${file}.js')`);
  return `lunrLanguage('${known}', ${files.join(', ')})`;
}
