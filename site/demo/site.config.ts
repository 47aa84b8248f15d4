import { defineSite } from 'pagewright/fields';

export default defineSite({
  name: 'Sidegate',
  languages: { 'en-AU': {}, de: { path: 'de' }, ar: { path: 'ar' } },
  timeZone: 'Australia/Melbourne',
  themeColour: '#2b1b46',
  feeds: [
    { name: 'news', title: 'News', include: ['Content type:News'] },
    { name: 'ideas', title: 'Ideas', include: ['Content type:Idea'] },
    { name: 'podcasts', title: 'Podcasts', include: ['Content type:Podcast'] },
  ],
  securityContact: { contact: ['mailto:security@sidegate.example'], expires: '2027-10-31' },
});
