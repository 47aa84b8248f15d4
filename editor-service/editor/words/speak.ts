import { isolated } from '#content-store/model/values/direction.ts';
import { languageIn } from './language-in.ts';

/** A text, or its forms by plural category where it says a number. */
type Translation = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** The texts of the editor in another language, by the English one; `Open|state` is that of `t('Open', { context: 'state' })`. */
export interface EditorCatalogue {
  /** BCP 47. */
  language: string;
  texts: Readonly<Record<string, Translation>>;
}

/** Numbers are written as the language does. `context` tells apart what English calls by one word. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

interface Pattern {
  text: string;
  names: readonly string[];
  matches: RegExp;
}

/** Patterns with fewer letters would match what they do not mean. */
const MIN_LETTERS = 7;

/** What a check says of a field, with the labels on the way to it: `Newsletter Box, Form fields 1, Id: An ID …`. */
const AT_A_FIELD = /^([^:]+): (.+)$/s;

/** How a text with `{name}`s is found again once they are filled in. */
function patternOf(text: string): Pattern[] {
  const pieces = text.split(/\{(\w+)\}/);
  const plain = pieces.filter((_, index) => index % 2 === 0);
  if (pieces.length === 1 || plain.join('').replaceAll(/\P{L}/gu, '').length < MIN_LETTERS) return [];
  const source = plain.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+?)');
  return [{ text, names: pieces.filter((_, index) => index % 2 === 1), matches: new RegExp(`^${source}$`, 's') }];
}

/** What says the texts of a catalogue, in the browser and in the service; a text that it lacks is said in English. */
export function speak({ language, texts }: EditorCatalogue) {
  const known = new Map(Object.entries(texts));
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const shown = (value: string | number | undefined) =>
    typeof value === 'number' ? numbers.format(value) : isolated(value ?? '');

  const filled = (text: string, values: TextValues): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in values ? shown(values[name]) : whole));

  function t(text: string, values?: TextValues): string {
    const found = known.get(values?.context === undefined ? text : `${text}|${values.context}`) ?? text;
    const form = typeof found === 'string' ? found : (found.other ?? text);
    return values ? filled(form, values) : form;
  }

  function tn(count: number, one: string, many: string, values?: TextValues): string {
    const forms = known.get(many) ?? { one, other: many };
    const form = typeof forms === 'string' ? forms : (forms[plurals.select(count)] ?? forms.other ?? many);
    return filled(form, { count, ...values });
  }

  let patterns: readonly Pattern[] | undefined;

  function said(sentence: string): string {
    if (known.size === 0 || known.has(sentence))
      return t(sentence).replaceAll(/(?<=“)[^“”]+(?=”)/g, (title) => isolated(title));
    const [, labels = '', problem = ''] = AT_A_FIELD.exec(sentence) ?? [];
    const path = labels.split(', ').map((label) => label.split(/(?= \d+$)/));
    if (problem !== '' && path.every(([name = '']) => known.has(name))) {
      return `${path.map(([name = '', number = '']) => t(name) + number).join(', ')}: ${said(problem)}`;
    }
    patterns ??= [...known.keys()].flatMap(patternOf).toSorted((one, other) => other.text.length - one.text.length);
    for (const { text, names, matches } of patterns) {
      const found = matches.exec(sentence);
      if (!found) continue;
      const values = names.map((name, index) => {
        const value = found[index + 1] ?? '';
        return [name, name === 'language' ? languageIn(value, language) : said(value)];
      });
      return t(text, Object.fromEntries(values));
    }
    // A name in a sentence, which is too short for a pattern: `“Our fair”`, `“Contact us” (/contact)`.
    return sentence.replace(/^“([^“”]+)”(?= \(|$)/, (_, title: string) => t('“{title}”', { title }));
  }

  return { known, numbers, t, tn, said };
}
