import { bullets, paragraphs } from '../../../blocks.ts';
import { privacy } from '../../../pages/privacy.ts';
import type { PageTexts } from '../../translation.ts';

export const germanPrivacy: PageTexts = {
  original: privacy,
  slug: 'datenschutz',
  heading: 'Datenschutz in gewöhnlichen Worten',
  description: 'Was wir über Sie wissen, wer es sieht und wie Sie dafür sorgen, dass wir es vergessen.',
  contents: [
    {
      text: paragraphs(
        'Kurz gesagt: Wir behalten, was wir brauchen, um vorbeizukommen, und <a href="#crossing-out">streichen es, wenn Sie es sagen</a>.',
      ),
    },
    {
      heading: 'Was wir behalten',
      paragraph: paragraphs(
        'Wenn Sie anrufen, schreiben wir Ihren Namen und Ihre Nummer in ein Buch. Wenn Sie auf der Rollladenliste stehen, kennt Ihre Nachbarin Ihre Adresse; die kannte sie aber schon.',
        bullets(
          'Namen und Nummern: bis Sie uns bitten, sie zu streichen',
          'Was Sie brauchen und was Sie können: solange das Projekt läuft',
          'Geld: sieben Jahre, weil das Gesetz es verlangt',
        ),
        'Nichts davon verkaufen, vermieten oder verleihen wir. Diese Website setzt keine Werbe-Cookies und verfolgt Sie nicht auf andere Seiten.',
      ),
    },
    {},
    {
      title: 'Worum Sie bitten können',
      left: [
        {
          heading: 'Es ansehen',
          paragraph: paragraphs(
            'Kommen Sie herein, und wir drehen das Buch um, oder wir schicken Ihnen innerhalb von zwei Wochen eine Kopie.',
          ),
        },
      ],
      right: [
        {
          heading: 'Es ändern oder löschen',
          paragraph: paragraphs(
            'Schreiben Sie an <a href="mailto:hello@sidegate.example">hello@sidegate.example</a>, oder sagen Sie es irgendjemandem, der hier arbeitet. Bis zum Abend muss es weitergegeben sein.',
          ),
        },
      ],
    },
    {
      text: 'Diese Seite wurde zuletzt in der Juni-Sitzung vorgelesen und geändert. Die nächste Sitzung ist im Dezember; kommen darf jede und jeder.',
    },
  ],
};
