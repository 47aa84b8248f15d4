export type Words = Record<'heading' | 'description' | 'about' | 'text', string>;

export const SIX_CHAIRS: Words = {
  heading: 'Six chairs for one table',
  description: 'A family of five wanted one for the guest too.',
  about: 'Two trees, no screws',
  text: `<p>The table is oak, and older than everyone who eats at it. Its chairs had gone one by one: to a bonfire, a puppy, and a
brother in Leeds.</p><p>The new ones are ash from two trees that fell in the park. We copied the only chair left in a
photograph, made it 2 cm higher, and left the backs bare so that they darken with the table.</p><h3>In figures</h3><ul>
<li>Six chairs, 41 days</li><li>Two trees, 9 km away</li><li>No screws</li></ul>`,
};
export const BENCH: Words = {
  heading: 'The bench from platform two',
  description: 'Eleven slats, four of them new. It is back where it was.',
  about: 'Down to the red paint',
  text: `<p>The railway wanted three steel seats instead. Two hundred people signed a sheet of paper in the ticket office, and
the railway paid for four slats.</p><p>The frame was sound. We scraped off nine coats of paint and stopped at the red one,
which is the first that anybody remembers.</p>`,
};
export const ROCKER: Words = {
  heading: 'A rocking chair that turned left',
  description: 'One new rocker, and the other one made to match it.',
  about: 'Bent in steam',
  text: `<p>A dog had eaten 12 cm of the left rocker. A chair that rocks on one and a half runners turns slowly to the left, which
its owner had got used to.</p><p>We bent a new one in steam, from beech, and shaped both until the chair stopped where it
started.</p>`,
};

export const METHOD = `<p>We keep what can be kept. A chair that was put together with animal glue is glued with it again, so that
the next person can take it apart. New wood is paler than old, and we do not stain it to hide what we did.</p><p>Each chair
has a page in a book, with a drawing and the hours. If it comes back in ten years, we know where we were.</p>`;

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
export const PRICES = `<table><thead><tr><th scope="col">Work</th><th scope="col">From</th>
<th scope="col">Weeks</th></tr></thead><tbody>${row('Loose joints, glued', '£45', '1')}${row('A cane seat', '£120', '4')}
${row('A rush seat', '£150', '4')}${row('A new chair', '£480', '8')}</tbody></table>`;
