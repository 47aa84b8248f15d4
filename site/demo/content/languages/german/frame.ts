import { link, paragraphs } from '../../blocks.ts';
import { NAME } from '../../domain.ts';
import { footerLinks } from '../../footer.ts';
import { navigationItem } from '../../navigation.ts';
import { siteSettings } from '../../site-settings.ts';
import type { FrameTexts } from '../frame.ts';

const social = {
  ...siteSettings.og,
  title: `${NAME}: kommen Sie hintenrum`,
  description: 'Nachbarn, Familien und kleine Orte, und was einen Ort lebenswert macht.',
  keywords: 'Nachbarschaft, zu Hause alt werden, junge Pflegende, Waldbrand, Gemeinschaftsküchen',
};

/** What stands around the German pages. */
export const GERMAN_FRAME: FrameTexts = {
  navigation: {
    contact: link('Kontakt', '/de/kontakt'),
    items: [
      navigationItem(
        'about',
        'Über uns',
        'de/ueber-uns',
        'Eine kleine Organisation. Angefangen hat sie in einer geliehenen Küche.',
        [
          ['Wie es anfing', 'de/ueber-uns'],
          ['Was wir tun', 'de/was-wir-tun'],
          ['Barrierefreiheit', 'de/barrierefreiheit'],
        ],
      ),
      navigationItem('projects', 'Projekte', 'de/projekte', 'Woran wir in diesem Jahr arbeiten.', [
        ['Alle Projekte', 'de/projekte'],
        ['Zwei Hüte', 'de/projekte/zwei-huete'],
        ['Zweimal fragen', 'de/ideen/zweimal-fragen'],
      ]),
      navigationItem('news', 'Aktuelles', 'de/aktuelles', 'Was war, und wo Sie dazukommen können.', [
        ['Nachrichten', 'de/aktuelles'],
        ['Die sechste Küche', 'de/aktuelles/die-sechste-kueche'],
        ['Abendessen in der Hollis Street', 'de/termine/abendessen-hollis-street'],
      ]),
    ],
    commonlySearchedTerms: ['Rampe', 'Abendessen', 'Küche', 'Junge Pflegende'],
  },
  footer: {
    fieldsHeading: 'Nennen Sie uns die Straße und die Sache',
    fieldsDescription: 'In beliebiger Reihenfolge. Ein Mensch ruft noch am selben Tag zurück.',
    socialText: 'Meistens Bilder von Suppe',
    contactHeading: 'Kommen Sie hintenrum',
    locations: [
      { key: 'hollis-street', name: 'Hollis Street', address: 'Hollis Street 12, über der Wäscherei' },
      { key: 'corrow-valley', name: 'Corrow Valley', address: 'Die alte Post, Ridge Road' },
      { key: 'port-ansell', name: 'Port Ansell', address: 'Der Netzboden, Fish Market Lane' },
    ],
    sitemap: [
      {
        key: 'organisation',
        heading: 'Sidegate',
        links: footerLinks('organisation', [
          ['Über uns', 'de/ueber-uns'],
          ['Was wir tun', 'de/was-wir-tun'],
          ['Projekte', 'de/projekte'],
        ]),
      },
      {
        key: 'now',
        heading: 'Aktuell',
        links: footerLinks('now', [
          ['Nachrichten', 'de/aktuelles'],
          ['Zweimal fragen', 'de/ideen/zweimal-fragen'],
          ['Kontakt', 'de/kontakt'],
        ]),
      },
    ],
    actions: footerLinks('action', [
      ['Laden Sie uns ein', 'de/kontakt'],
      ['Mit am Tisch sitzen', 'de/termine/abendessen-hollis-street'],
    ]),
    copyright: `© ${NAME}. Unsere Texte und Bilder dürfen Sie weiterverwenden; sagen Sie dazu, woher sie sind.`,
    declarations: paragraphs(
      'Sidegate arbeitet auf dem Land vieler First Nations. Wir erweisen ihren Ältesten Respekt, den früheren wie den heutigen, und allen, die sich um diese Täler und Flüsse gekümmert haben, lange bevor es unseren ersten Dienstplan gab.',
    ),
    items: footerLinks('small', [
      ['Datenschutz', 'de/datenschutz'],
      ['Barrierefreiheit', 'de/barrierefreiheit'],
    ]),
  },
  siteSettings: {
    description:
      'Sidegate arbeitet mit Nachbarn, Familien und kleinen Orten: Mahlzeiten, Rampen, Fahrten in die Stadt, Zäune nach dem Feuer.',
    keywords: social.keywords,
    og: social,
    twitter: social,
  },
  banner: {
    text: 'Die sechste Küche ist offen: Port Ansell, auf dem Netzboden, dienstags, donnerstags und samstags ab 16 Uhr.',
  },
  acknowledgementBox: {
    text: 'Wir leben und arbeiten auf dem Land vieler First Nations und erweisen ihren Ältesten Respekt, den früheren wie den heutigen. Für diesen Ort wurde gesorgt, lange bevor wir kamen.',
  },
};
