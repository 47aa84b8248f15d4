import { defineSite } from 'pagewright/fields';

/** The settings of this site, all optional. Your code editor lists the others. */
export default defineSite({
  name: 'New site',
  language: 'en',
  themeColour: '#f4f6f8',
});
