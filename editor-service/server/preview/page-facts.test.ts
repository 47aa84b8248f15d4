import { expect, it } from 'vitest';
import { pageFacts } from './page-facts.ts';

const inMain = (html: string) =>
  pageFacts(`<nav><a href="/menu">Menu</a></nav><main id="main">${html}</main><h2>Foot</h2>`);

it('pageFacts() reads headings and links in main, each with its innermost block', () => {
  const facts = inMain(
    '<h1>Hello <em>you</em></h1><div data-block="a"><p>Text</p><div data-block="b"><h2 id="x">Two</h2></div><a href="/y">Go</a></div>',
  );
  expect(facts.headings).toEqual([
    { level: 1, text: 'Hello you', blockKey: null },
    { level: 2, text: 'Two', blockKey: 'b' },
  ]);
  expect(facts.links).toEqual([{ href: '/y', name: 'Go', blockKey: 'a' }]);
  expect([...facts.ids]).toEqual(['main', 'x']);
});

it('pageFacts() names a link by its text, its image or its label', () => {
  const { links } = inMain(
    '<a href="/1"><img src="x" alt="A shed"></a><a href="/2" aria-label="Home"></a><a href="/3"><svg aria-hidden="true"><title>no</title></svg></a>',
  );
  expect(links.map(({ name }) => name)).toEqual(['A shed', 'Home', '']);
});

it('pageFacts() reads what HTML leaves unsaid: ends of elements, and characters by name', () => {
  const { headings, links } = inMain(
    '<ul><li><h2>A &amp; B</h2><li>One<br><a href="/x">Go<img src="y" alt=" on"></a></ul>',
  );
  expect(headings).toMatchObject([{ text: 'A & B' }]);
  expect(links).toMatchObject([{ href: '/x', name: 'Go on' }]);
});

it('pageFacts() leaves out hidden content, scripts and templates', () => {
  const { headings, images } = inMain(
    '<div hidden><h2>Not here</h2></div><template><h3>Nor here</h3></template><script>"<h4>no</h4>"</script><img src="a" alt="" aria-hidden="true">',
  );
  expect([headings, images]).toEqual([[], []]);
});

it('pageFacts() recognises images with text beside them, and decorative ones', () => {
  const { images } = inMain(
    '<article><img src="1" alt=""><h3><a href="/p">P</a></h3></article><img src="2"><img src="3" alt="" role="presentation">',
  );
  expect(images.map(({ isNamedBeside }) => isNamedBeside)).toEqual([true, false, false]);
  expect(images.map(({ isDecorative }) => isDecorative)).toEqual([false, false, true]);
});

it('pageFacts() leaves out the main heading that nobody wrote, so that editors are asked for one', () => {
  expect(inMain('<h1 data-unwritten="">From the address</h1>').headings).toEqual([]);
});
