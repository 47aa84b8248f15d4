import { paragraphs } from '../../../blocks.ts';
import { projects } from '../../../pages/projects/projects.ts';
import type { PageTexts } from '../../translation.ts';

export const germanProjects: PageTexts = {
  original: projects,
  slug: 'projekte',
  inTrails: 'Projekte',
  heading: 'Sechs Projekte, ein Tal, zwei Ufer desselben Flusses',
  description: 'Woran wir in diesem Jahr arbeiten, und was davon noch offen ist.',
  contents: [
    { heading: 'Auf Deutsch beschrieben' },
    {
      heading: 'Das große in diesem Jahr: nach dem Feuer',
      paragraph: paragraphs(
        'Vier Winter nach dem Brand im Corrow Valley stehen die meisten Zäune wieder und die meisten Häuser nicht. Die Briefe der Versicherung kommen nicht mehr. Die Fernsehteams auch nicht.',
        'In diesem Jahr gehen ein Drittel unserer Leute und die Hälfte unserer Kilometer in das Tal. Wenn Sie schweißen können, für dreißig kochen oder einen Bauantrag lesen, ohne zu weinen, hätte Josie gern Ihre Nummer.',
      ),
      image: 'Der Weg über den Grat, zwei Jahre danach.',
      link: { text: 'Ihre Nummer für Josie', href: '/contact' },
    },
    null,
    { title: 'Wie ein Projekt anfängt und aufhört' },
    {
      left: [
        {
          quote: 'In jedem Plan steht, wann wir gehen. Das schärft den Blick.',
        },
      ],
      right: [
        {
          heading: 'Es fängt mit jemandem an, der es schon tut',
          paragraph: paragraphs(
            'Kein Projekt haben wir je mit einer eigenen Idee begonnen. Jedes war schon da: eine Krankenschwester im Ruhestand, die mit dem Rad ihre Runden drehte, ein Junge, der das Schulfrühstück machte, ein Mann mit zu vielen Schraubenschlüsseln. Wir fragen, was es leichter machen würde.',
            'Unseres ist es nicht mehr, sobald es uns nicht mehr braucht. Von den neunzehn Projekten, die wir begonnen haben, führen heute andere elf weiter; zwei sind zu Ende gegangen, wie es sich gehörte.',
          ),
        },
      ],
    },
    { heading: 'Was wir daraus gelernt haben', link: { text: 'Über uns', href: '/about' } },
  ],
};
