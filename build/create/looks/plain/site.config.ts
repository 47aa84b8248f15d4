import { defineSite } from 'pagewright/fields';

/** The settings of this site, all optional. Your code editor lists the others. */
export default defineSite({
  name: 'Marsh Lane Chairs',
  language: 'en-GB',
  themeColour: '#f1f5f7',
  feeds: [{ name: 'work', title: 'Work', include: ['Content type:Mended', 'Content type:Made'] }],
});
