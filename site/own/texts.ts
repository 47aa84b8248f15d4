/** The site folder's own fixed texts, by group and name. */
export const ownTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
