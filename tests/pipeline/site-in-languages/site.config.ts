export default {
  name: 'Common Ground',
  feeds: [{ name: 'news', title: 'News', include: ['Content type:News'] }],
  languages: { en: {}, de: { path: 'de' }, ar: { path: 'ar' }, fr: { path: 'fr' }, ja: { domain: 'jp' } },
};
