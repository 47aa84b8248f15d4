import { bullets, paragraphs } from '../../../blocks.ts';
import { accessibility } from '../../../pages/accessibility.ts';
import type { PageTexts } from '../../translation.ts';

export const germanAccessibility: PageTexts = {
  original: accessibility,
  slug: 'barrierefreiheit',
  heading: 'Hineinkommen, auf Rädern oder am Bildschirm',
  description: 'Was bei uns und auf dieser Website geht, was noch nicht, und wem Sie es sagen können.',
  contents: [
    {
      text: paragraphs(
        'Wenn Sie nicht hineinkommen oder <a href="#this-site">das hier nicht lesen können</a>, haben wir etwas falsch gemacht.',
      ),
    },
    {
      heading: 'Unsere Räume',
      paragraph: paragraphs(
        'Jeder Raum, in dem wir etwas veranstalten, hat einen Eingang ohne Stufen, einen Stuhl mit Armlehnen und eine Toilette, in der ein Rollstuhl wenden kann. Assistenzhunde sind willkommen.',
        bullets(
          'Hollis Street: Aufzug seitlich am Haus, Tür 90 cm breit',
          'Corrow Valley: Rampe hinten, vorne Schotter',
          'Port Ansell: Lastenaufzug, bitte die Klingel LIFT drücken',
        ),
      ),
    },
    {
      quote:
        'Geht die Tür schwer, rufen Sie. Fällt das Rufen schwer, klingeln Sie. Fällt auch das schwer, kommen Sie mit, wer gerade in der Nähe ist.',
      quoteBy: 'Schild in der Hollis Street',
    },
    {},
    {
      title: 'Diese Website',
      left: [
        {
          heading: 'Was geht',
          paragraph: paragraphs(
            'Alles: mit der Tastatur, mit einem Screenreader, ohne Skripte und in vierfacher Größe. Bilder haben Beschreibungen, Farben sind auf Kontrast geprüft.',
          ),
        },
      ],
      right: [
        {
          heading: 'Was nicht geht',
          paragraph: paragraphs(
            'Einige ältere Papiere sind nur eingescannt. Fragen Sie, und jemand liest sie Ihnen innerhalb einer Woche vor oder tippt sie ab.',
          ),
          link: 'Sagen Sie es uns',
        },
      ],
    },
    {
      text: paragraphs(
        'Zwei Menschen, die Screenreader benutzen, und einer, der einen Taster benutzt, sehen die Website jedes Frühjahr durch. Was sie finden, wird in dieser Reihenfolge behoben:',
        bullets('was jemanden aussperrt', 'was jemanden Zeit kostet', 'was bloß hässlich ist'),
      ),
    },
  ],
};
