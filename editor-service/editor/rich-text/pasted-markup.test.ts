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
      '<html><body><ul><li><p>First</p></li>\n<li><p>Second</p></li></ul><p>Then</p><ol><li><p>Third</p></li></ol></body></html>',
    );
  });

  test('keeps link addresses and first numbers but no other attribute, and drops scripts', () => {
    const page = `<h1 class="x" onclick="alert(1)">Title</h1><ol start="3" type="a"></ol><a href="https://example.org/?a=1&amp;b" style="color:red" onclick='alert("2 > 1")'>there</a><script>alert(3)</script><img src=x onerror=alert(4)>`;
    expect(pastedMarkup(page)).toBe(
      '<h2>Title</h2><ol start="3"></ol><a href="https://example.org/?a=1&amp;b">there</a>',
    );
  });

  test('keeps table cells separate', () => {
    const table = '<table border=1><tr><th>Soup</th><td><b>Two</b> litres</td></tr></table>';
    expect(pastedMarkup(table)).toBe('<div><div><div>Soup</div><div><b>Two</b> litres</div></div></div>');
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
