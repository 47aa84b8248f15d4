/** The words of the site's other languages, by tag. */
export const otherTexts = {};
