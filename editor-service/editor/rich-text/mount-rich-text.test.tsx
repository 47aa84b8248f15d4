import { expect, onTestFinished, test } from 'vitest';
import { mountRichText, placeCaret, typeLines } from './mount-rich-text.ts';
import type { RichTextHost, TextPicture } from './rich-text-host.ts';
import { silentHost } from './testing/silent-host.ts';

function opened(value: string, more: Partial<RichTextHost> = {}) {
  const element = document.body.appendChild(document.createElement('div'));
  const said: string[] = [];
  const changes: string[] = [];
  const text = { stored: value };
  const { editor, show } = mountRichText({
    ...{ element, value, label: 'Text', host: silentHost(said, more) },
    stored: () => text.stored,
    chooseLink() {},
    onChange(markup, before) {
      text.stored = markup;
      changes.push(markup);
      if (before !== null) said.push(`before the slash: ${before}`);
    },
  });
  onTestFinished(() => {
    editor.destroy();
    element.remove();
  });
  const paste = (markup: string) => editor.view.pasteHTML(markup, new Event('paste') as ClipboardEvent);
  return { editor, show, element, said, changes, text, paste };
}

const turn = () => new Promise((done) => setTimeout(done));
const paragraphs = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('p')] as [HTMLElement, HTMLElement];

test('mountRichText() takes back what rewrites the page, and reads what is typed', async () => {
  const { element, changes } = opened('<p>Soup</p><p>Bread</p>');
  const [soup, bread] = paragraphs(element);
  soup.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Suppe' }));
  bread.firstChild?.replaceWith('Brot');
  await turn();
  expect([element.textContent, changes]).toEqual(['SoupBread', []]);
  const [, typed] = paragraphs(element);
  typed.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType: 'insertText', data: 's' }));
  typed.firstChild?.replaceWith('Breads');
  await turn();
  expect(changes).toEqual(['<p>Soup</p><p>Breads</p>']);
});

test('a letter that the browser writes late, on a busy machine, stays', async () => {
  const { element, changes } = opened('<p>Soup</p>');
  const [soup] = paragraphs(element);
  soup.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType: 'insertText', data: 's' }));
  const until = performance.now() + 150;
  while (performance.now() < until);
  soup.firstChild?.replaceWith('Soups');
  await turn();
  expect(changes).toEqual(['<p>Soups</p>']);
});

test('mountRichText() gives in to what insists on rewriting a text, as the page would stop', async () => {
  const { element } = opened('<p>Soup</p>');
  const rewrite = () => {
    const [text] = paragraphs(element);
    if (text.textContent !== 'Suppe') text.textContent = 'Suppe';
  };
  const insists = new MutationObserver(rewrite);
  insists.observe(element, { subtree: true, childList: true, characterData: true });
  rewrite();
  await turn();
  insists.disconnect();
  expect(element.textContent).toBe('Suppe');
});

test('what is typed at once stays when the page is rendered before it knows of it', () => {
  const { editor, show, element, changes } = opened('<p>Soup</p>');
  placeCaret(editor, 'end');
  typeLines(editor, ' and bread');
  show('<p>Soup</p>');
  expect([element.textContent, changes]).toEqual(['Soup and bread', ['<p>Soup and bread</p>']]);
  show('<p>Soup and bread</p>');
  expect(element.textContent).toBe('Soup and bread');
  show('<p>Soup</p>'); // Taken back.
  expect(element.textContent).toBe('Soup');
});

test.each(['/', '／'])('a slash (%s) says what was there before it, however late the page is rendered', (slash) => {
  const { editor, show, said } = opened('<p>Soup</p>');
  placeCaret(editor, 'end');
  typeLines(editor, ' and bread');
  editor.commands.splitBlock();
  show('<p>Soup</p>');
  typeLines(editor, slash);
  expect(said).toEqual(['before the slash: <p>Soup and bread</p><p></p>']);
});

test('a pasted picture that arrives after its text was left is put where it was pasted, unless the text has changed', async () => {
  const arrivals: ((picture: TextPicture) => void)[] = [];
  const upload = () => new Promise<TextPicture>((resolve) => arrivals.push(resolve));
  const { editor, changes, said, text, paste } = opened('<p>Soup</p><p>Bread</p>', { upload });
  const data = 'data:image/png;base64,iVBO';
  editor.commands.setTextSelection(5);
  paste(`<p>and</p><img src="${data}"><p>with</p><img src="${data}"><p>butter</p>`);
  await turn();
  editor.destroy();
  arrivals[0]?.({ imageId: 'bowl', alt: 'A bowl' });
  await turn();
  expect(changes.at(-1)).toMatch(/and<\/p><img data-image-id="bowl" alt="A bowl" \/><p>with<\/p><p>butter.*Bread/);
  text.stored = '<p>Stew</p>';
  arrivals[1]?.({ imageId: 'dish', alt: '' });
  await turn();
  expect([text.stored, said.at(-1)]).toEqual([
    '<p>Stew</p>',
    'The picture is in the library, but not in the text, which was changed before it arrived.',
  ]);
});

test('typing on a selected picture goes on below it', () => {
  const { editor, changes } = opened('<p>Soup</p><img data-image-id="bowl" alt="" /><p>Bread</p>');
  editor.commands.setNodeSelection(6);
  editor.view.dom.dispatchEvent(new KeyboardEvent('keypress', { key: 'a', charCode: 97, cancelable: true }));
  editor.view.dispatch(editor.state.tr.insertText('nd'));
  expect(changes.at(-1)).toBe('<p>Soup</p><img data-image-id="bowl" alt="" /><p>and</p><p>Bread</p>');
});

test('a pasted link that visitors could not open is named, and its text stays', async () => {
  const { element, said, paste } = opened('');
  paste('<p>See <a href="file:///C:/plan.docx">the plan</a> and <a href="https://x.example/">this</a></p>');
  await turn();
  expect([...element.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://x.example/']);
  expect(element.textContent).toContain('the plan');
  expect(said).toEqual([expect.stringMatching(/^Visitors could not open file:\/\/\/C:\/plan\.docx, so the text/)]);
});
