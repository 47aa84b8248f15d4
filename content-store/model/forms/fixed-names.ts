/** The fixed name of a captcha field, which is always required. */
export const CAPTCHA_NAME = 'recaptcha';

/** Joins the chosen options of a multiple choice into one stored string: `Red;;Blue`. */
export const CHOICE_SEPARATOR = ';;';
