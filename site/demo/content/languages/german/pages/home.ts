import { paragraphs } from '../../../blocks.ts';
import { NAME } from '../../../domain.ts';
import { home } from '../../../pages/home.ts';
import type { PageTexts } from '../../translation.ts';

export const germanHome: PageTexts = {
  original: home,
  slug: '',
  title: NAME,
  heading: 'Kommen Sie hintenrum',
  description:
    'Sidegate kümmert sich mit Nachbarn, Familien und kleinen Orten um das, was einen Ort lebenswert macht: eine Mahlzeit, eine Rampe, eine Fahrt in die Stadt, ein Zaun, der nach dem Feuer wieder steht.',
  contents: [
    {
      heading: 'Die Haustür ist für Besuch',
      paragraph: paragraphs(
        'In der Straße, in der wir angefangen haben, benutzte niemand die Haustür. Man ging seitlich am Haus vorbei, an den Mülltonnen und am Zitronenbaum, und rief. Irgendwer setzte Wasser auf.',
        'So arbeiten wir bis heute. Wir kommen nicht mit einem fertigen Programm unter dem Arm. Wir kommen hintenrum, fragen, was schon da ist, und helfen, dass mehr daraus wird.',
      ),
      image: 'Fast alle unsere Projekte hat jemand zum ersten Mal neben einem Wasserkessel erwähnt.',
      link: 'Wie wir arbeiten',
    },
    { heading: 'Woran wir arbeiten', link: 'Alle Projekte' },
    {
      quote: 'Sie wollten wissen, was ich gut kann. Erst danach, was mir fehlt.',
      quoteBy: 'Dot Pellegrine, 84 Jahre, Hollis Street',
      link: { text: 'Was wir tun', href: '/what-we-do' },
    },
    {
      heading: 'Sieben Uhr früh, vier Orte',
      paragraph: paragraphs(
        'In Tallow Flat werden dem Spätbus die Fenster geputzt. Oben auf dem Grat tragen drei Leute einen Pfosten, für den man vier bräuchte. Hinter dem Bowling-Rasen gräbt jemand das Abendessen aus.',
        'Nichts davon trägt unseren Namen. Alles davon hat mit einer Frage am Gartentor begonnen.',
      ),
      link: 'Was wir tun',
      secondLink: { text: 'Alle Projekte', href: '/projects' },
      topLeftImage: 'Merrin Creek',
      topRightImage: 'Corrow Valley',
      bottomImage: 'Der Bus über die Dörfer',
    },
    {
      heading: 'Eine Küche in einer Woche',
      description: paragraphs(
        'Sieben Tage, ein geliehener Saal und eine Liste, wer welchen Topf mitbringt. Wie das geht, erzählen wir Ihnen gern am Telefon.',
      ),
      link: { text: 'Rufen Sie uns an', href: '/contact' },
    },
    { text: 'Du bist dreizehn und machst den Einkauf.', link: 'Zwei Hüte, für junge Pflegende' },
    {
      heading: 'Oder fangen Sie hiermit an',
      links: [
        { link: { text: 'Ein Abendessen', href: '/events/hollis-street-supper' } },
        { link: { text: 'Eine Küche am Hafen', href: '/news/the-sixth-kitchen-opens' } },
        { link: { text: 'Ein Weg zu uns', href: '/accessibility' } },
        { link: { text: 'Eine zweite Frage', href: '/ideas/ask-twice' } },
      ],
    },
    { heading: 'Neues', link: 'Alle Nachrichten' },
    {
      heading: 'Vier Briefe im Jahr',
      description: 'Auf Wunsch auf Papier. Meistens Bilder von Suppe.',
      link: 'Was wir mit Ihrer Adresse machen',
      subscribe: {
        submitText: 'Anmelden',
        fields: [{ id: 'email_address', name: 'E-Mail-Adresse', type: 'email', required: true }],
      },
    },
  ],
};
