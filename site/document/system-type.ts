/** The scripts that neither family has: `Writing.module.css` gives their languages those of the system. */
const SYSTEM_TYPE = new Set(['Arab', 'Deva', 'Hans', 'Hant', 'Hebr', 'Jpan', 'Kore', 'Thai']);

/** True for a language (BCP 47) whose pages use none of the product's fonts. */
export const hasSystemType = (tag: string): boolean => SYSTEM_TYPE.has(new Intl.Locale(tag).maximize().script ?? '');
