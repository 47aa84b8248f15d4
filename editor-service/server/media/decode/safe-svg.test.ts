import { expect, test } from 'vitest';
import { safeSvg } from './safe-svg.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

test('safeSvg() writes a drawing anew, without what drawing programs add', () => {
  const source = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg.dtd">
    <!-- drawn by hand -->${svg('<metadata><x/></metadata><g inkscape:label="a"><text>&lt;A &amp; B&#x21;</text></g>')}`;
  const { text } = safeSvg(source);
  expect(text).toContain('<g><text>&lt;A &amp; B!</text></g>');
  expect(text).not.toMatch(/DOCTYPE|metadata|inkscape:label|drawn/);
});

test.each([
  ['viewBox="0 0 20 10"', 1200, 600],
  ['width="2400" height="600"', 2400, 600],
  ['width="10px" viewBox="0 0 20 10"', 1200, 600],
  ['viewBox="0 0 2e9 1e9"', 4800, 2400],
  ['width="999999999" height="1"', 4800, 1],
  ['width="100%"', 1200, 1200],
])('safeSvg() gives a drawing with %s a size within limits', (attributes, width, height) => {
  expect(safeSvg(svg('', attributes))).toMatchObject({ width, height });
});

test('safeSvg() keeps references to parts of the drawing', () => {
  const inner = '<defs><path id="a" d="M0 0"/></defs><use xlink:href="#a" fill="url( &quot;#b&quot;)"/>';
  expect(safeSvg(svg(inner)).text).toContain('xlink:href="#a"');
});

test('safeSvg() draws what a link contains, and of a choice what is no embedded page', () => {
  const link = '<a xlink:href="https://x.example" target="_blank"><rect/></a>';
  const choice =
    '<switch><foreignObject requiredExtensions="x"><script/></foreignObject><g i:extraneous="self"/></switch>';
  const { text } = safeSvg(svg(link + choice));
  expect(text).toContain('<g target="_blank"><rect></rect></g><switch><g></g></switch>');
  expect(text).not.toContain('x.example');
});

test('safeSvg() keeps embedded pictures, and hands them over to be checked', () => {
  const { text, pictures } = safeSvg(svg('<image width="1" xlink:href="data:image/png;base64,iVBO\nRw0K"/>'));
  expect(text).toContain('data:image/png;base64,iVBO');
  expect(pictures).toEqual([Buffer.from('iVBORw0K', 'base64')]);
});

const LAUGHS = Array.from({ length: 12 }, (_, level) => {
  const uses = `<use href="#l${level}"/>`.repeat(10);
  return `<g id="l${level + 1}">${uses}</g>`;
}).join('');

test.each([
  ['a script', '<script>alert(1)</script>', /script/],
  ['a script under the prefix svg', '<svg:script>alert(1)</svg:script>', /script/],
  ['an event handler', '<rect onload="alert(1)"/>', /script/],
  ['an embedded page', '<foreignObject><p/></foreignObject>', /foreignObject/],
  ['an image elsewhere', '<image href="http://x/a.png"/>', /outside/],
  ['an embedded drawing', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', /outside/],
  ['an embedded image in another element', '<use href="data:image/png;base64,AAAA"/>', /outside/],
  [
    'an image that is repeated',
    `<image id="l0" href="data:image/png;base64,AAAA"/>${LAUGHS.split('</g>').slice(0, 2).join('</g>')}</g>`,
    /too often/,
  ],
  ['a filter that reads an image', '<feImage href="http://x/a.png"/>', /feImage/],
  ['an animation', '<set attributeName="href" to="http://x"/>', /set/],
  ['a script in a link', '<a href="http://x"><script/></a>', /script/],
  ['a page in a group of a choice', '<switch><g><foreignObject/></g></switch>', /foreignObject/],
  ['an outside use', '<use href="http://x/a.svg#a"/>', /outside/],
  ['a use of a file', '<use xlink:href="file:///etc/passwd#a"/>', /outside/],
  ['a fill from outside', '<rect fill="url(http://x/#a)"/>', /outside/],
  ['a fill with a quoted address', `<rect fill="url('//x/a')"/>`, /outside/],
  ['a style that imports', '<style>@import "http://x"</style>', /outside/],
  ['a style with an address', '<style><![CDATA[rect{fill:url(http://x)}]]></style>', /outside/],
  ['a style with escapes', String.raw`<style>rect{fill:\75rl(http://x)}</style>`, /outside/],
  ['a style whose address is in pieces', '<style>a{fill:u<!-- -->r<![CDATA[l(http://x)}]]></style>', /outside/],
  ['a processing instruction', '<?xml-stylesheet href="http://x"?>', /well-formed/],
  ['an entity', '<text>&lol;</text>', /entities/],
  ['a character that XML does not know', '<text>&#0;</text>', /entities/],
  ['parts that repeat each other', `<g id="l0"><rect/></g>${LAUGHS}`, /too often/],
  ['a part that contains itself', '<g id="a"><use href="#a"/></g>', /contains itself/],
  ['endless depth', '<g>'.repeat(100) + '</g>'.repeat(100), /too many elements/],
  ['too many parts', '<g/>'.repeat(20_001), /too many elements/],
  ['a part that does not end', '<g>', /unexpected close tag/],
  ['an attribute twice', '<rect x="1" x="2"/>', /duplicate attribute/],
])('safeSvg() refuses %s', (_, inner, why) => {
  expect(() => safeSvg(svg(inner))).toThrow(why);
});

test.each([
  ['an entity of its own', '<!DOCTYPE svg [<!ENTITY lol "ha">]><svg>&lol;</svg>'],
  ['an entity from outside', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg/>'],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['two drawings', '<svg/><svg/>'],
  ['a text', 'svg'],
])('safeSvg() refuses %s', (_, source) => {
  expect(() => safeSvg(source)).toThrow();
});
