import texts from './de.json' with { type: 'json' };

window.pagewrightWords = { language: 'de', texts };
