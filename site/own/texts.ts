/** The fixed texts that the site folder says differently, by group and name. */
export const ownTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
