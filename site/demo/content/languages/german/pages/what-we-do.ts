import { bullets, paragraphs } from '../../../blocks.ts';
import { whatWeDo } from '../../../pages/what-we-do.ts';
import type { PageTexts } from '../../translation.ts';

export const germanWhatWeDo: PageTexts = {
  original: whatWeDo,
  slug: 'was-wir-tun',
  heading: 'Kleine Dinge, gemeinsam, bis sie von selbst laufen',
  description:
    'Wir hören zu, leihen, kochen, bauen und fahren. Dann geben wir die Schlüssel ab. So sieht das aus, vom ersten Besuch bis zum letzten.',
  header: { link: 'Laden Sie uns ein' },
  contents: [
    {
      title: 'Vier Arten von Arbeit',
      tiles: [
        {
          heading: 'Zu Hause bleiben',
          paragraph:
            'Rampen, Handläufe, Telefonketten und Gesellschaft für alle, die in ihren vier Wänden alt werden möchten.',
          link: { text: 'Fragen Sie uns', href: '/contact' },
        },
        {
          heading: 'Junge Pflegende',
          paragraph:
            'Abendessen, Hausaufgaben und ein paar freie Stunden für Kinder, die sich um jemanden in der Familie kümmern.',
          link: 'Zwei Hüte',
        },
        {
          heading: 'Nach einer Katastrophe',
          paragraph: 'Zäune, Papierkram, Setzlinge und lange Gespräche, so lange es eben dauert. Etwa vier Jahre.',
          link: { text: 'Unsere Projekte', href: '/projects' },
        },
        {
          heading: 'Zusammen essen',
          paragraph: 'Küchen, die denen gehören, die darin kochen, in Sälen, die unter der Woche leer standen.',
          link: { text: 'Die sechste Küche', href: '/news/the-sixth-kitchen-opens' },
        },
      ],
    },
    {
      title: 'Vom Kennenlernen bis zur Übergabe',
      tabs: [
        {
          title: 'Zuhören',
          contents: [
            {
              heading: 'Wir kommen zweimal, bevor wir etwas sagen',
              paragraph: paragraphs(
                'Beim ersten Besuch führt man uns herum. Beim zweiten hören wir, was beim ersten fehlte. Jeder dauert etwa einen Tag, und das Mittagessen zahlen wir für alle.',
              ),
            },
          ],
        },
        {
          title: 'Ausprobieren',
          contents: [
            {
              heading: 'Eine kleine Sache, innerhalb eines Monats',
              paragraph: paragraphs(
                'Ein Abendessen, ein Regal mit Werkzeug, dienstags eine Mitfahrgelegenheit. Etwas, das billig scheitern darf und das man sehen kann.',
              ),
            },
            {
              quote: 'Beim ersten Abendessen waren wir neun und hatten zu viel Reis. Danach wussten wir genug.',
              quoteBy: 'Asha Vellore, Küchen',
            },
          ],
        },
        {
          title: 'Wachsen',
          contents: [
            {
              heading: 'Geld, aber nicht viel auf einmal',
              paragraph: paragraphs(
                'Kleine Beträge geben wir schnell, unsere Zeit langsam.',
                bullets(
                  'Bis 800 Dollar per Handschlag',
                  'Bis 5.000 nach einem Treffen',
                  'Mehr nur gemeinsam mit der Gemeinde',
                ),
              ),
              link: { text: 'Woran wir festhalten', href: '/about' },
            },
          ],
        },
        {
          title: 'Übergeben',
          contents: [
            {
              heading: 'Schlüssel, Konto, Telefonnummer',
              paragraph: paragraphs(
                'Drei Dinge wechseln den Besitzer: die Schlüssel zum Haus, das Konto und die Nummer, die man anruft, wenn etwas kaputtgeht. Danach kommen wir nur noch, wenn man uns ruft.',
              ),
            },
          ],
        },
      ],
    },
    { text: 'Eine Mahlzeit, eine Rampe, eine Fahrt in die Stadt, ein Zaun, der wieder steht.' },
    {
      text: 'Es dauert etwa vier Jahre. Im ersten hören wir vor allem zu.',
      link: { text: 'Zweimal fragen', href: '/ideas/ask-twice' },
    },
    {
      heading: 'Alles beim Namen',
      links: [
        { text: 'Zwei Hüte', href: '/projects/two-hats' },
        { text: 'Alle Projekte', href: '/projects' },
        { text: 'Zweimal fragen', href: '/ideas/ask-twice' },
        { text: 'Nachrichten', href: '/news' },
        { text: 'Abendessen in der Hollis Street', href: '/events/hollis-street-supper' },
        { text: 'Kontakt', href: '/contact' },
      ],
    },
    null,
    {
      quote:
        'Ich habe die ganze Zeit auf die Stelle gewartet, an der sie uns sagen, was wir tun sollen. Sie kam nicht.',
      quoteBy: 'Eine Ladenbesitzerin in Tallow Flat',
    },
  ],
};
