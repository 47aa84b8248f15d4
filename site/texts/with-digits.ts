/** A language as `Intl` is told it: engines disagree about the digits of Arabic that names no country. */
export const withDigits = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language);
