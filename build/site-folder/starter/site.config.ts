import { defineSite } from 'pagewright/fields';

/** What this site is; every part may be left out. Your editor shows what else can be said here. */
export default defineSite({
  name: 'New site',
  language: 'en',
});
