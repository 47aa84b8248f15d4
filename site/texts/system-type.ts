/** The scripts that neither family has: `document/Writing.module.css` gives their languages those of the system. */
const SYSTEM_TYPE = new Set(['Arab', 'Deva', 'Hans', 'Hant', 'Hebr', 'Jpan', 'Kore', 'Thai']);

/** Languages with letters that neither family has: words would be in two fonts. */
const LACKING = new Set(['az', 'vi']);

/** True for a language (BCP 47) whose pages use none of the product's fonts. */
export function hasSystemType(tag: string): boolean {
  const { language, script = '' } = new Intl.Locale(tag).maximize();
  return LACKING.has(language) || SYSTEM_TYPE.has(script);
}
