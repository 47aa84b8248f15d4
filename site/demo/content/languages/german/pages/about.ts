import { paragraphs } from '../../../blocks.ts';
import { about } from '../../../pages/about/about.ts';
import type { PageTexts } from '../../translation.ts';

export const germanAbout: PageTexts = {
  original: about,
  slug: 'ueber-uns',
  heading: 'Angefangen hat es mit einer geliehenen Küche',
  description:
    'Sidegate ist klein: neunzehn Leute in vier Orten. Hier steht, woher wir kommen und woran wir festhalten.',
  contents: [
    {
      heading: 'Eine Straße, ein Winter, ein Topf Suppe',
      paragraph: paragraphs(
        'Im Winter 2009 fiel in der Hollis Street elf Tage lang das Gas aus. Ein einziges Haus hatte noch einen Holzofen. Am dritten Abend aßen dort vierzig Leute, und am zehnten gab es einen Dienstplan, eine Abwaschregel und einen Streit über das Salz.',
        'Als das Gas wieder da war, wollte niemand aufhören. Aus dem Dienstplan wurde ein Abendtisch, der Abendtisch fand heraus, wer seit einem Monat nicht vor der Tür gewesen war, und jemand baute eine Rampe.',
      ),
      image: 'In der Hollis Street wird noch immer an jedem letzten Donnerstag im Monat gemeinsam gegessen.',
    },
    {
      title: 'Wie es dazu kam',
      tabs: [
        {
          title: 'Die geliehene Küche',
          contents: [
            {
              heading: '2009: vierzig Leute und ein Herd',
              paragraph: paragraphs(
                'Elf Tage ohne Gas. Keine Sitzung, keine Förderung, kein Name. Der erste Dienstplan hängt gerahmt in unserem Büro; er steht auf der Rückseite eines Samenkatalogs.',
              ),
            },
          ],
        },
        {
          title: 'Die Rampe',
          contents: [
            {
              heading: '2012: ein Zimmermann, eine Krankenschwester und ein Anhänger',
              paragraph: paragraphs(
                'Ein Nachbar kam aus dem Krankenhaus und stand vor fünf Stufen. Die amtliche Rampe hätte sieben Monate gebraucht. Die vom selben Samstag brauchte vier Stunden und steht bis heute.',
              ),
            },
            { quote: 'Am Holz lag es nie. Das haben wir dabei gelernt.', quoteBy: 'Bernie Maddox, der es gesägt hat' },
          ],
        },
        {
          title: 'Das Feuer',
          contents: [
            {
              heading: '2019: ein Anruf aus dem Corrow Valley',
              paragraph: paragraphs(
                'Ein Tal, in dem wir nie gearbeitet hatten, fragte, ob wir ihm unsere Köche leihen. Wir schickten vier Leute für eine Woche. Sie blieben zwei Jahre, und seither denken wir anders über Hilfe.',
              ),
            },
          ],
        },
        {
          title: 'Heute',
          contents: [
            {
              heading: 'Sechs Projekte in vier Orten',
              paragraph: paragraphs(
                'Neunzehn Angestellte, rund dreihundert auf den Dienstplänen. In ein Zimmer passen wir immer noch, wenn jemand Stühle mitbringt.',
              ),
            },
          ],
        },
      ],
    },
    {
      quote: 'Erst schauen, was stark ist, dann, was fehlt. So herum kommt man zum zweiten Teil oft gar nicht mehr.',
      quoteBy: 'Aus unserem ersten Jahresbrief',
    },
    {
      heading: 'Vier Gewohnheiten, an denen wir festhalten',
      paragraph: paragraphs('Jede davon hat uns etwas gekostet.'),
      items: [
        {
          header: 'Zweimal fragen',
          text: paragraphs(
            'Die erste Antwort ist höflich, die zweite ist wahr. Gehen Sie dorthin, wo die Leute schon sind, bezahlen Sie ihre Zeit, und <a href="/ideas/ask-twice">schreiben Sie auf, was gesagt wurde</a>, und zwar so, wie es gesagt wurde.',
          ),
        },
        {
          header: 'Mit wenig schnell sein',
          text: paragraphs(
            'Zweihundert Dollar bis morgen bewirken mehr als zweitausend bis Juni. Beim Geld sind wir schnell, mit unserer Zeit langsam.',
          ),
        },
        {
          header: 'Die Schlüssel dalassen',
          text: paragraphs(
            'Fertig ist ein Projekt, wenn die Leute, die es nutzen, es selbst führen und die Schlüssel zum Haus haben. Dieser Tag steht vom ersten an im Plan.',
          ),
        },
        {
          header: 'Den Preis nennen',
          text: paragraphs(
            'Jeder Haushalt liegt offen für die, um die es geht. Geld, für das man ein Band durchschneiden muss, lehnen wir ab.',
          ),
        },
      ],
    },
    {
      title: 'Auf wessen Land wir kochen',
      text: paragraphs(
        'Die sechs Küchen stehen auf dem Land dreier First Nations. Ihre Ältesten haben jede davon eröffnet, und sie entscheiden, was sie zurückgibt: Räucherfisch am Freitag, einen Raum für Sprachunterricht.',
      ),
      link: { text: 'Die sechste Küche', href: '/news/the-sixth-kitchen-opens' },
    },
    null,
    {
      quotes: [
        { text: 'Fragen Sie mich lieber, was ich diese Woche gemacht habe.' },
        { text: 'Erst den Menschen messen, dann die Tür.' },
        { text: 'Unter sechzehn: einmal fragen und es glauben.' },
      ],
    },
    { heading: 'Mehr darüber, wie wir arbeiten' },
  ],
};
