import { paragraphs } from '../../../blocks.ts';
import { askTwice } from '../../../pages/ideas/ask-twice.ts';
import type { PageTexts } from '../../translation.ts';

export const germanAskTwice: PageTexts = {
  original: askTwice,
  slug: 'ideen/zweimal-fragen',
  heading: 'Zweimal fragen',
  description: 'Die erste Antwort ist höflich, die zweite ist wahr. Warum man am Donnerstag wiederkommen sollte.',
  contents: [
    {
      heading: 'Danke, uns geht es gut',
      paragraph: paragraphs(
        '2014 fragten wir zweihundert Haushalte, was sie brauchen. Hundertsechzig sagten, es gehe ihnen gut. Das schrieben wir auf und planten danach.',
        'Ein Jahr später wiederholte eine Studentin die Umfrage für ihre Abschlussarbeit. Sie hatte weniger Zeit als wir und stellte deshalb weniger Fragen; aber sie hatte auch kein Auto und kam noch einmal zu jedem Haus, um den Bogen abzuholen. Beim zweiten Besuch, an der Tür, den Bogen in der Hand, erzählten die Leute.',
      ),
    },
    { quote: 'Die zweite Antwort beginnt so: Na ja, wo Sie schon mal da sind.', quoteBy: 'Aus der Abschlussarbeit' },
    {
      left: [
        {
          heading: 'Was beim zweiten Besuch anders ist',
          paragraph: paragraphs(
            'Sie kennen den Hund. Man weiß, dass Sie wiedergekommen sind, was Leute mit Formularen selten tun. Und was peinlich war, hatte drei Tage Zeit, ein Satz zu werden.',
          ),
        },
      ],
      right: [
        {
          heading: 'So geht es',
          paragraph: paragraphs(
            '<ol><li>Am ersten Tag weniger fragen.</li><li>Etwas dalassen, das man abholen muss.</li><li>Innerhalb einer Woche wiederkommen, zu einer anderen Tageszeit.</li><li>An der Tür stehen, nicht am Tisch sitzen.</li><li>Aufschreiben, was gesagt wurde, nicht, was es bedeutet.</li></ol>',
          ),
        },
      ],
    },
    {
      heading: 'Ein Einwand, den wir mögen',
      paragraph: paragraphs(
        'Mele, die <a href="/projects/two-hats">Zwei Hüte</a> leitet, sagt: Jugendliche geben zuerst die wahre Antwort und dann die höfliche. Wir haben es geprüft, und sie hat recht. Unter sechzehn: einmal fragen und es glauben.',
      ),
      link: { text: 'Woran wir sonst festhalten', href: '/about' },
    },
    null,
  ],
};
