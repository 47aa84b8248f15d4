import { defineSite } from 'pagewright/fields';

export default defineSite({
  name: 'Sidegate',
  language: 'en-AU',
  timeZone: 'Australia/Melbourne',
});
