import { paragraphs } from '../../../blocks.ts';
import { contact } from '../../../pages/contact.ts';
import type { PageTexts } from '../../translation.ts';

export const germanContact: PageTexts = {
  original: contact,
  slug: 'kontakt',
  heading: 'Anrufen, schreiben oder vorbeikommen',
  description:
    'Es antwortet ein Mensch. Wenn nicht, tragen wir gerade etwas; versuchen Sie es in zehn Minuten noch einmal.',
  contents: [
    {
      title: 'Wo Sie uns finden',
      left: [
        {
          heading: 'Hollis Street',
          paragraph: paragraphs(
            'Hollis Street 12, über der Wäscherei. An den Mülltonnen vorbei zum grünen Tor; der Aufzug ist links.',
            '<a href="tel:+61255501120">(02) 5550 1120</a>, montags bis freitags von 9 bis 17 Uhr',
            '<a href="mailto:hello@sidegate.example">hello@sidegate.example</a>',
          ),
        },
      ],
      right: [
        {
          heading: 'Corrow Valley',
          paragraph: paragraphs(
            'Die alte Post in der Ridge Road. Dienstags und freitags, oder wenn Licht brennt.',
            '<a href="tel:+61255501147">(02) 5550 1147</a>, nach Josie fragen',
            '<a href="mailto:valley@sidegate.example">valley@sidegate.example</a>',
          ),
        },
      ],
    },
    {
      title: 'Oder schreiben Sie uns',
      primaryButtonText: 'Absenden',
      subject: 'Ein Brief von der deutschen Website',
      successEmailSubject: 'Ihr Brief an Sidegate',
      successEmailText: `<p>Guten Tag, \${name},</p><p>Ihr Brief ist angekommen, und jemand liest ihn gerade. Wir rufen noch heute zurück oder schreiben Ihnen.</p>`,
      successMessage: paragraphs('Vielen Dank. Wir rufen noch heute zurück oder schreiben Ihnen.'),
      fields: [
        { label: 'Ihr Name' },
        { label: 'Ihre E-Mail-Adresse' },
        { label: 'Oder Ihre Telefonnummer' },
        { label: 'Ihr Ort' },
        {
          label: 'Worum es geht',
          options: ['Ich brauche etwas', 'Ich möchte helfen', 'Ich bin von der Presse', 'Etwas anderes'],
        },
        { label: 'Bis wann, falls es eilt' },
        { label: 'Die Straße und die Sache, in beliebiger Reihenfolge' },
        { label: 'Sie dürfen mich anrufen' },
      ],
    },
    {
      quote: 'Du hast wegen einer Rampe angerufen und bist eine Stunde geblieben. Ruf wieder an.',
      quoteBy: 'Zettel an der Bürowand',
    },
    { title: 'Weswegen man uns anruft' },
    {
      heading: 'Ich brauche etwas, oder ich kenne jemanden',
      paragraph: paragraphs(
        'Nennen Sie uns die Straße und die Sache, in beliebiger Reihenfolge. Wir rufen am selben Tag zurück. Sie müssen weder von hier sein noch alt, noch sich sicher.',
      ),
      link: { text: 'Was wir tun', href: '/what-we-do' },
    },
    {
      heading: 'Ich möchte helfen',
      paragraph: paragraphs(
        'Schön. Sagen Sie uns, an welchem Abend Sie Zeit haben, nicht, was Sie können; für jeden Abend gibt es etwas. An Töpfen und an Geduld fehlt es immer.',
      ),
      link: { text: 'Unsere Projekte', href: '/projects' },
    },
    {
      heading: 'Ich bin von der Presse',
      paragraph: paragraphs(
        'Über Geld und Pläne spricht Noor mit Ihnen. Bei allem anderen fragen wir zuerst die Leute, um die es geht, und die sagen oft nein. Wir finden jemanden, der ja sagt.',
      ),
    },
    { heading: 'Oder kommen Sie einfach', link: { text: 'Alle Nachrichten', href: '/news' } },
  ],
};
