import { paragraphs } from '../../../blocks.ts';
import { news } from '../../../pages/news/news.ts';
import type { PageTexts } from '../../translation.ts';

export const germanNews: PageTexts = {
  original: news,
  slug: 'aktuelles',
  heading: 'Aktuelles',
  description: 'Was passiert ist, wenn es etwas zu erzählen gibt. In manchen Monaten gibt es nichts.',
  contents: [
    { heading: 'Zuletzt' },
    {
      heading: 'Auf Papier, viermal im Jahr',
      paragraph: paragraphs(
        '„The Side Path“ hat acht Seiten, wird in Merrin Creek gedruckt und in vier Orten von Leuten eingeworfen, die sowieso in die Richtung müssen. Darin stehen Rezepte, Dienstpläne und eine Kolumne von Dot Pellegrine, aber keine Spendenaufrufe.',
        'Wenn Sie weiter weg wohnen, schicken Sie uns eine Adresse, dann kommt das Heft mit der Post. Und wenn Sie es austragen möchten: noch besser.',
      ),
      link: 'Schicken Sie uns Ihre Adresse',
    },
    {
      heading: 'Sagen Sie mir Bescheid',
      description: 'Eine Zeile per E-Mail, und nur, wenn etwas passiert.',
      subscribe: {
        submitText: 'Bescheid sagen',
        fields: [{ id: 'email_address', name: 'E-Mail-Adresse', type: 'email', required: true }],
      },
    },
    { quote: 'Ich lese es im Bus. Danach liest es der Bus.' },
    {
      heading: 'Berichtigungen',
      text: paragraphs(
        'Im Herbstheft stand bei Mrs Okafor-Lins Pflaumenkuchen die falsche Temperatur. Elf Leute haben geschrieben. Richtig sind 180 Grad, und der Rauch tut uns leid.',
        'Haben wir etwas über Sie gedruckt, das nicht stimmt, rufen Sie an. Im nächsten Heft steht es richtig, auf der ersten Seite und genauso groß.',
      ),
    },
    { heading: 'Demnächst', link: { text: 'Abendessen in der Hollis Street', href: '/events/hollis-street-supper' } },
  ],
};
