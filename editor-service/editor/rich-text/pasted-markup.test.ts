import { describe, expect, test } from 'vitest';
import { pastedMarkup } from './pasted-markup.ts';

describe('pastedMarkup()', () => {
  test('keeps the formatting that Google Docs writes as styles, without making everything bold', () => {
    const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Bold</span><span style="font-weight:400"> plain </span><span style="font-style:italic;text-decoration:underline">both</span></p><ul><li style="list-style-type:disc"><p><span>One</span></p></li></ul></b>`;
    expect(pastedMarkup(docs)).toBe(
      '<p><strong>Bold</strong> plain <em><u>both</u></em></p><ul><li><p>One</p></li></ul>',
    );
  });

  test('turns the list paragraphs of Word into lists', () => {
    const entry = (bullet: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
    const word = `<html><head><style><!-- p {color:red} --></style></head><body>${entry('·', 'First')}\n${entry('·', 'Second')}<p>Then</p>${entry('1.', 'Third')}</body></html>`;
    expect(pastedMarkup(word)).toBe(
      '<html><body><ul><li><p>First</p></li><li><p>Second</p></li></ul><p>Then</p><ol><li><p>Third</p></li></ol></body></html>',
    );
  });

  test('keeps the levels of lists in Word', () => {
    const entry = (level: number, bullet: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l12 level${level} lfo1'><span style='mso-list:Ignore'>${bullet}</span>${text}</p>`;
    const word = [entry(1, '1.', 'Soup'), entry(2, 'o', 'Leek'), entry(3, '·', 'Raw'), entry(2, 'o', 'Pea')];
    expect(pastedMarkup([...word, entry(1, '2.', 'Bread'), entry(1, '·', 'Tea')].join('\n'))).toBe(
      '<ol><li><p>Soup</p><ul><li><p>Leek</p><ul><li><p>Raw</p></li></ul></li><li><p>Pea</p></li></ul></li>' +
        '<li><p>Bread</p></li></ol><ul><li><p>Tea</p></li></ul>',
    );
    expect(pastedMarkup(entry(2, '·', 'Begun within') + entry(1, '·', 'Then without'))).toBe(
      '<ul><li><p>Begun within</p></li><li><p>Then without</p></li></ul>',
    );
  });

  test('leaves out what was deleted while Word noted the changes, and its comments', () => {
    const word =
      `<p>We open at <del cite="mailto:Kim" datetime="2026-11-02T09:00"><span>nine</span></del><ins cite="mailto:Kim" datetime="2026-11-02T09:00">ten</ins>` +
      `<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor href="#_msocom_1">[K1]</a></span></span>.</p>` +
      `<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div>`;
    expect(pastedMarkup(word)).toBe('<p>We open at ten.</p>');
    expect(pastedMarkup('<p>Was <del>9</del> 8 euros</p>'), 'a page means it').toBe('<p>Was <del>9</del> 8 euros</p>');
  });

  test('keeps link addresses and first numbers but no other attribute, and drops scripts', () => {
    const page = `<h1 class="x" onclick="alert(1)">Title</h1><ol start="3" type="a"></ol><a href="https://example.org/?a=1&amp;b" style="color:red" onclick='alert("2 > 1")'>there</a><script>alert(3)</script><img src=x onerror=alert(4)>`;
    expect(pastedMarkup(page)).toBe(
      '<h2>Title</h2><ol start="3"></ol><a href="https://example.org/?a=1&amp;b">there</a>',
    );
  });

  test('keeps tables with the spans of their cells, and nothing else of them', () => {
    const table =
      '<table border=1 style="width:50%"><colgroup><col width=64></colgroup><tr height=20><th colspan=2 style="x">Soup</th></tr><tfoot><tr><td><b>Two</b> litres</td></tr></tfoot></table>';
    expect(pastedMarkup(table)).toBe(
      '<table><colgroup></colgroup><tr><th colspan="2">Soup</th></tr><tbody><tr><td><b>Two</b> litres</td></tr></tbody></table>',
    );
  });

  test('keeps quotes and code, also those that are only styles', () => {
    const web =
      '<blockquote class="q"><p>Said</p></blockquote><pre class="hljs"><code>a <span>b</span></code></pre><kbd>Tab</kbd>';
    expect(pastedMarkup(web)).toBe('<blockquote><p>Said</p></blockquote><pre><code>a b</code></pre><code>Tab</code>');
    expect(pastedMarkup('<p class=MsoQuote>Said</p>')).toBe('<blockquote><p>Said</p></blockquote>');
    const docs = `<p><span style="font-family:'Roboto Mono',monospace">npm start</span></p>`;
    expect(pastedMarkup(docs)).toBe('<p><code>npm start</code></p>');
  });

  test('gives pictures that can be kept a place, keeps those of the library, and leaves out all others', () => {
    const asked: string[] = [];
    const bring = (address: string) => {
      asked.push(address);
      return address.startsWith('data:') ? 'k1' : null;
    };
    const page =
      '<p>a</p><img src="data:image/png;base64,AA" alt="A &quot;chart&quot;" onload="x()"><img src="https://x.example/y.png">' +
      '<img src="https://count.example/p.gif" width="1" height=1><img data-image-id="river" src="/_media/r.webp" alt="">';
    expect(pastedMarkup(page, bring)).toBe(
      '<p>a</p><img data-upload="k1" alt="A &quot;chart&quot;"><img data-image-id="river" alt="">',
    );
    expect(asked).toEqual(['data:image/png;base64,AA', 'https://x.example/y.png']);
  });

  test('returns markup copied inside this editor unchanged', () => {
    const own = `<ul data-pm-slice="2 2 [&quot;bulletList&quot;,null]"><li><p><strong>Ours</strong> <a href="/x">x</a></p></li></ul>`;
    expect(pastedMarkup(own)).toBe(own);
  });

  test('drops the styles of other editors made with ProseMirror', () => {
    const theirs = `<p style="text-align:center" data-pm-slice='1 1 []'><span style="font-style:italic">Theirs</span></p>`;
    expect(pastedMarkup(theirs)).toBe('<p data-pm-slice="1 1 []"><em>Theirs</em></p>');
  });

  test('accepts unclosed elements', () => {
    expect(pastedMarkup('<b style="font-weight:normal"><i>some <u>words')).toBe('<i>some <u>words');
  });
});
