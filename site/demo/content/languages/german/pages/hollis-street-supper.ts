import { bullets, paragraphs } from '../../../blocks.ts';
import { hollisStreetSupper } from '../../../pages/events/hollis-street-supper.ts';
import type { PageTexts } from '../../translation.ts';

export const germanSupper: PageTexts = {
  original: hollisStreetSupper,
  slug: 'termine/abendessen-hollis-street',
  heading: 'Abendessen in der Hollis Street',
  description:
    'Jeden letzten Donnerstag im Monat, 18 Uhr, am langen Tisch. Am Donnerstag, dem 29. Mai, gibt es Teigtaschen.',
  facts: {
    event: { place: { name: 'Der lange Tisch', country: 'Australien' } },
    academyDetails: { duration: 'Von 18 Uhr, bis die Töpfe trocken sind' },
  },
  contents: [
    {
      heading: 'Bringen Sie einen Stuhl mit, wenn es keine Mühe macht',
      paragraph: paragraphs(
        'Das Abendessen, mit dem alles anfing. Ein Tisch durch den ganzen Saal und keine Sitzordnung, außer: Sie dürfen nicht neben denen sitzen, mit denen Sie gekommen sind.',
        'Gefaltet wird ab 16 Uhr, für alle, die es lernen wollen. Mrs Okafor-Lin hat etwa elftausend Teigtaschen gemacht und sieht vom anderen Ende des Saals, ob Ihre platzen wird.',
      ),
    },
    {
      heading: 'Gut zu wissen',
      paragraph: paragraphs(
        bullets(
          '18 bis 21 Uhr; gefaltet wird ab 16 Uhr',
          'Im Saal über der Wäscherei, Aufzug seitlich am Haus',
          'Was Sie entbehren können, ins Glas',
          'Gemüse, Schwein und Pilze; nichts mit Nüssen',
          'Heimfahrt mit dem gelben Bus: in der Küche Bescheid sagen',
        ),
      ),
    },
    {
      heading: 'Wenn Sie allein kommen',
      paragraph: paragraphs(
        'Das tut etwa der halbe Tisch. Asha oder Bernie steht bis halb sieben am Tor und geht mit hinein, wenn jemand das nicht allein möchte.',
      ),
    },
    { quote: 'Setz dich, wo eine Lücke ist. Sie ist für dich.', quoteBy: 'Schild an der Tür' },
    null,
  ],
};
