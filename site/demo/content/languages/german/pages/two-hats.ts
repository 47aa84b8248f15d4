import { bullets, paragraphs } from '../../../blocks.ts';
import { twoHats } from '../../../pages/projects/two-hats.ts';
import type { PageTexts } from '../../translation.ts';

export const germanTwoHats: PageTexts = {
  original: twoHats,
  slug: 'projekte/zwei-huete',
  heading: 'Zwei Hüte',
  description:
    'Ein Abend in der Woche für Jugendliche, die zu Hause jemanden pflegen: Abendessen, Hausaufgaben, die Fahrt nach Hause, und niemand muss etwas erklären.',
  contents: [
    {
      heading: 'Bis drei Schüler, danach Pfleger',
      paragraph: paragraphs(
        'Luka ist vierzehn. Vor der Schule zählt er die Tabletten seiner Mutter ab, in der Klinik dolmetscht er, und er weiß, welcher Busfahrer wartet. In der Schule kennt man ihn als den, der seine Hausaufgaben vergisst.',
        '„Zwei Hüte“ begann, als eine Lehrerin in Merrin Creek zwanzig solche Schüler fragte, was sie sich wünschen. Sie sagten nicht: Beratung. Sie sagten: einen Tisch, jemanden, der Mathe kann, und um acht zu Hause sein.',
      ),
      image: 'Namen und Bilder sind geändert; den Busfahrer gibt es wirklich.',
    },
    {
      left: [{ quote: 'Hier sagt niemand, wie toll ich bin. Das ist so angenehm.', quoteBy: 'Stammgast, 15' }],
      right: [{ quote: 'Ich durfte mich langweilen. Es war herrlich.', quoteBy: 'Noch einer, 13' }],
    },
    { title: 'Was mittwochs passiert' },
    {
      left: [
        {
          heading: 'Von vier bis acht',
          paragraph: paragraphs(
            '<ol><li>Mit dem Bus von drei Schulen, ohne Formulare</li><li>Sofort etwas zu essen</li><li>Hausaufgaben mit Leuten, die das Fach mögen</li><li>Abendessen; es kocht, wer letzte Woche beim Kartenspiel verloren hat</li><li>Eine Fahrt nach Hause und eine Kiste für die Familie</li></ol>',
          ),
        },
      ],
      right: [
        {
          heading: 'Und jemand ist zu Hause',
          paragraph: paragraphs(
            'Kein Teenager entspannt sich, während der Vater mit der Treppe allein ist. Deshalb bekommt jede Familie für dieselben vier Stunden Besuch: immer von derselben Person aus der Nachbarschaft, geschult und ordentlich bezahlt.',
            bullets('38 Jugendliche in zwei Orten', '26 Hausbesucher', 'Warteliste: sechs, und das sind sechs zu viel'),
          ),
        },
      ],
    },
    {
      heading: 'Die Karte',
      paragraph: paragraphs(
        'Auf einer kleinen Karte steht: Ich pflege zu Hause jemanden. Dann darf das Handy im Unterricht anbleiben, ein später Aufsatz ist keine Charakterschwäche, und die Apotheke darf mit mir reden. Einundvierzig Schulen und neun Apotheken erkennen sie an.',
      ),
      link: { text: 'Fragen zur Karte', href: '/contact' },
    },
    null,
  ],
};
