import { defineSite } from 'pagewright/fields';

export default defineSite({ name: 'Harbour Library', language: 'en-GB', timeZone: 'Europe/London' });
