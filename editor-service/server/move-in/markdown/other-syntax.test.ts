import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { plainMarkdown } from './other-syntax.ts';
import { readDocument } from './read-document.ts';

function read(body: string) {
  const lost: string[] = [];
  const text = plainMarkdown(body, (what) => lost.push(what));
  return { text, lost, markup: marked.parse(text, { async: false }) };
}

/** What generators write: the syntax, what is reported of it, and what is left of it on the page. */
const WRITTEN: [generator: string, body: string, lost: string[], markup: RegExp][] = [
  ['Hugo', '{{< figure src="a.png" alt="A gate" >}}', [], /<img src="a.png" alt="A gate">/],
  ['Hugo', 'Before {{< youtube w7Ft2ymGmfc >}} after', ['A shortcode: youtube'], /<p>Before\s+after/],
  [
    'Hugo',
    '{{% notice tip %}}Warm **water**{{% /notice %}}',
    ['A shortcode: notice', 'A shortcode: /notice'],
    /^<p>Warm <strong>water/,
  ],
  ['Hugo', '[About]({{< relref "about.md" >}})', [], /href="about.md"/],
  ['Hugo', '{{/* later */}}Text', ['A comment in the text'], /^<p>Text/],
  ['Jekyll', '{% include nav.html %}\n\nText', ['A tag of Liquid: include nav.html'], /^<p>Text/],
  ['Jekyll', '{% highlight ruby %}\nputs 1\n{% endhighlight %}', [], /<code class="language-ruby">puts 1/],
  ['Jekyll', '[Home]({{ site.baseurl }}/about)', ['An expression: site.baseurl'], /href="\/about"/],
  ['Jekyll', '# Title\n{: .wide #top}\n\nText', ['Attributes: {: .wide #top}'], /<h1>Title<\/h1>\s*<p>Text/],
  ['Jekyll', '* toc\n{:toc}\n\nText', ['A table of contents'], /^<p>Text/],
  ['Jekyll', 'The HTML\n\n*[HTML]: Hypertext', ['An abbreviation: HTML'], /^<p>The HTML<\/p>\s*$/],
  [
    'Docusaurus',
    ':::tip[Warm water]\n\nUse a **bowl**.\n\n:::',
    ['An admonition: tip'],
    /<strong>Warm water<\/strong>[\s\S]*<strong>bowl/,
  ],
  ['Docusaurus', '## Title {#here}\n\nText', ['The id of a heading: here'], /<h2>Title<\/h2>/],
  ['Docusaurus', '```js title="a.js"\nlet a;\n```', ['The title of some code: a.js'], /let a;/],
  ['Docusaurus', '```mermaid\ngraph TD\n```', ['A drawing or query: mermaid'], /graph TD/],
  [
    'MkDocs',
    '!!! note "Bring"\n    A bowl.\n\n    A spoon.\n\nAfter',
    ['An admonition: note'],
    /<strong>Bring<\/strong>[\s\S]*<p>A bowl.<\/p>\s*<p>A spoon.<\/p>\s*<p>After/,
  ],
  ['MkDocs', '=== "Bus"\n\n    Line 4.\n', ['A tab: Bus'], /<strong>Bus<\/strong><\/p>\s*<p>Line 4/],
  [
    'GitHub',
    '> [!WARNING]\n> It is hot.',
    ['An alert: WARNING'],
    /<blockquote>\s*<p><strong>Warning<\/strong><\/p>\s*<p>It is hot/,
  ],
  [
    'GitHub',
    'Text[^1] and[^b].\n\n[^1]: The first.\n[^b]: The second.',
    ['Footnotes'],
    /<sup>1<\/sup> and<sup>2<\/sup>[\s\S]*<li>The first.<\/li>\s*<li>The second/,
  ],
  ['GitHub', '- [x] done\n- [ ] open', [], /<li>☑ done<\/li>\s*<li>☐ open/],
  ['GitHub', 'Well done :tada:!', ['An emoji: tada'], /Well done :tada:!/],
  ['Pandoc', 'Soup\n: Hot, in a bowl.', ['A definition list: Soup'], /<strong>Soup<\/strong><\/p>\s*<p>Hot, in a bowl/],
  ['Pandoc', 'It is $a^2$.\n\n$$\nb_1\n$$', ['A formula', 'A formula'], /<code>a\^2<\/code>[\s\S]*<pre><code>b_1/],
  ['Pandoc', 'H~2~O, x^2^ and ~~no~~', [], /H<sub>2<\/sub>O, x<sup>2<\/sup> and <del>no/],
  [
    'Pandoc',
    'Words {.big}\n\n![Gate](a.png){width=50%}',
    ['Attributes: {.big}', 'Attributes: {width=50%}'],
    /^<p>Words<\/p>\s*<p><img src="a.png" alt="Gate"><\/p>/,
  ],
  [
    'Obsidian',
    'See [[Open day|the day]] and [[Plan#May]].',
    [],
    /<a href="Open%20day.md">the day<\/a> and <a href="Plan.md#May">Plan/,
  ],
  ['Obsidian', '![[gate.png|300]]', [], /<img src="gate.png"/],
  ['Obsidian', '![[Plan]]\n\nText', ['An embedded note: Plan'], /^<p>Text/],
  ['Obsidian', '> [!info]- Later\n> Text', ['An alert: info'], /<strong>Later<\/strong>/],
  [
    'Obsidian',
    '%% hidden %%Some ==marked== words ^abc12',
    ['A comment in the text', 'A highlight: marked', 'The id of a paragraph: abc12'],
    /^<p>Some marked words<\/p>/,
  ],
  ['Obsidian', '- One\n\n^list-1\n', ['The id of a paragraph: list-1'], /<li>One<\/li>\s*<\/ul>\s*$/],
  ['Obsidian', 'About #garden/spring', ['A tag in the text: garden/spring'], /#garden\/spring/],
];

describe('plainMarkdown()', () => {
  test.each(WRITTEN)('%s: %j', (_, body, lost, markup) => {
    const result = read(body);
    expect(result.lost).toEqual(lost);
    expect(result.markup).toMatch(markup);
  });

  test.each([
    'It costs $5 or $10, at 10:30:45, in `{{ code }}` and a {brace}.',
    '# Heading\n\n1. One\n2. Two\n\n> A quotation [a link](https://example.org/#part) and a#b\n',
    '```liquid\n{% include %} [[page]] [^1] :::\n```\n',
    'a == b and c == d; a [x] b; 50% of 100%; C:\\temp; x^2+y^2, ~5 or ~6\n',
  ])('leaves CommonMark and code as they are: %j', (body) => {
    expect(read(body)).toMatchObject({ text: body, lost: [] });
  });

  test('comes to an end with long lines of signs', () => {
    for (const sign of [
      '[',
      '{{',
      '==',
      '$',
      '> ',
      ': ',
      '!!! a "',
      '%',
      ':a',
      '    ',
      '[^',
      '[[',
      '{{< ',
      '{% ',
      '<!--',
      '# ',
      '#a',
    ])
      plainMarkdown(sign.repeat(5000), () => {});
  });
});

describe('readDocument()', () => {
  const lose = () => {};
  test('reads front matter in TOML and JSON too', () => {
    const toml = readDocument('+++\ntitle = "Soup"\ndate = 2024-05-06T10:00:00Z\ntags = ["a"]\n+++\nText', lose);
    expect(toml).toMatchObject({ front: { title: 'Soup', tags: ['a'] }, body: 'Text' });
    expect(new Date(String(toml.front.date)).getUTCFullYear()).toBe(2024);
    expect(readDocument('{\n  "title": "Soup"\n}\n\nText', lose)).toMatchObject({ front: { title: 'Soup' } });
  });

  test('names the language of front matter that cannot be read', () => {
    const whys: string[] = [];
    expect(readDocument('+++\ntitle = \n+++\nText', (_, why) => whys.push(why)).body).toBe('Text');
    expect(whys).toEqual(['it is not valid TOML']);
  });
});
