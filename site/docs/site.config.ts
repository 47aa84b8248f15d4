import { defineSite } from 'pagewright/fields';

export default defineSite({ name: 'Pagewright', language: 'en', themeColour: '#fbfaf7' });
