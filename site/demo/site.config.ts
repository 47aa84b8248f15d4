import { defineSite } from 'pagewright/fields';

/** Of feeds, and of the tags that German pages have, with their categories; places keep their names. */
const GERMAN_NAMES = {
  News: 'Nachrichten',
  Ideas: 'Ideen',
  Podcasts: 'Podcasts',
  Idea: 'Idee',
  Project: 'Projekt',
  Event: 'Termin',
  'Young carers': 'Junge Pflegende',
  'Shared kitchens': 'Gemeinschaftsküchen',
  'How we work': 'Wie wir arbeiten',
  Neighbours: 'Nachbarschaft',
  'Content type': 'Art des Inhalts',
  Topic: 'Thema',
  Place: 'Ort',
};

const ARABIC_NAMES = {
  News: 'أخبار',
  Ideas: 'أفكار',
  Podcasts: 'بودكاست',
  Idea: 'فكرة',
  Project: 'مشروع',
  Event: 'فعالية',
  'Young carers': 'مقدمو الرعاية الشباب',
  'Shared kitchens': 'المطابخ المشتركة',
  'How we work': 'كيف نعمل',
  Neighbours: 'الجيران',
  'Content type': 'نوع المحتوى',
  Topic: 'الموضوع',
  Place: 'المكان',
  'Merrin Creek': 'ميرين كريك',
  'Port Ansell': 'بورت أنسل',
  'Tallow Flat': 'تالو فلات',
};

export default defineSite({
  name: 'Sidegate',
  languages: { 'en-AU': {}, de: { path: 'de', names: GERMAN_NAMES }, ar: { path: 'ar', names: ARABIC_NAMES } },
  timeZone: 'Australia/Melbourne',
  themeColour: '#2b1b46',
  feeds: [
    { name: 'news', title: 'News', include: ['Content type:News'] },
    { name: 'ideas', title: 'Ideas', include: ['Content type:Idea'] },
    { name: 'podcasts', title: 'Podcasts', include: ['Content type:Podcast'] },
  ],
  securityContact: { contact: ['mailto:security@sidegate.example'], expires: '2027-10-31' },
});
