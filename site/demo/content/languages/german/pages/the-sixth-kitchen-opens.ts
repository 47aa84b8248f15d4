import { paragraphs } from '../../../blocks.ts';
import { theSixthKitchenOpens } from '../../../pages/news/the-sixth-kitchen-opens.ts';
import type { PageTexts } from '../../translation.ts';

/** Behind its original, which has another evening since. */
export const germanSixthKitchen: PageTexts = {
  original: theSixthKitchenOpens,
  slug: 'aktuelles/die-sechste-kueche',
  heading: 'In Port Ansell öffnet die sechste Küche',
  description: 'Auf dem alten Netzboden, mit Blick auf die Boote und einem Herd, den vier Leute tragen mussten.',
  contents: [
    {
      heading: 'Einundsiebzig zum Abendessen',
      paragraph: paragraphs(
        'Am Samstagabend öffnete auf dem Netzboden über dem Fischmarkt unsere sechste gemeinsame Küche. Einundsiebzig Leute kamen, neunzehn mehr, als es Stühle gab. Den Fisch spendeten drei Boote, die sich sonst über nichts einig sind.',
        'Der Boden gehört der Hafenstiftung; sie hat ihn uns für zehn Jahre geliehen, zum Preis von einem Abendessen im Jahr für ihren Vorstand. Der Herd stammt von einem Schiff.',
      ),
      image: 'Die erste Schüssel bekam der Mann, der den Herd getragen hatte.',
    },
    {
      quote: 'Seit dreißig Jahren verkaufe ich diesen Leuten Fisch. Ich wusste nicht, wer ihn kochen kann.',
      quoteBy: 'Mirko, Stand zwei',
    },
    {
      heading: 'Wann und wie',
      paragraph: paragraphs(
        'Dienstags und donnerstags ab 16 Uhr. Die Außentreppe hinauf, oder mit dem Lastenaufzug, wenn Treppen nichts für Sie sind: Drücken Sie die Klingel LIFT, dann kommt jemand. Bringen Sie mit, was Sie entbehren können, ob Geld oder Zwiebeln.',
        'Die Schlüssel hat eine Gruppe von acht Leuten. Asha bleibt bis Juni, danach kommt sie, wenn man sie ruft.',
      ),
      link: { text: 'Was wir tun', href: '/what-we-do' },
    },
    null,
  ],
};
