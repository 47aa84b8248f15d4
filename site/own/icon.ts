/** The address of the site's icon. */
export { default as icon } from './favicon.svg?url';
