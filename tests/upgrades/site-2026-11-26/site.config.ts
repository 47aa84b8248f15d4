import { defineSite } from 'pagewright/fields';

export default defineSite({
  name: 'Hof Lindental',
  language: 'de-AT',
  texts: { frame: { skip: 'Zum Inhalt', menu: 'Menü' }, search: { title: 'Suche' } },
  without: { blocks: ['FirstNationFirst'] },
});
