import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { blocksText } from './page-text.ts';

const page = (blocks: string): string =>
  `<html><head><title>Tides</title><style>p{}</style></head><body><nav>Menu</nav><div role="status">A notice</div><main>
  <header><ol><li>Home</li></ol><h1>Tides</h1></header><div class="column blocks x1"><div class="slot">${blocks}</div></div>
  </main><footer>Footer</footer><script>run()</script></body></html>`;

describe('blocksText()', () => {
  test.each([
    ['only the blocks of a page', '<p>The moon pulls.</p>', 'The moon pulls.'],
    ['words of a line together', '<p>The <b>mo</b>on <a href="/x">pulls</a> &amp; turns</p>', 'The moon pulls & turns'],
    [
      'lines apart',
      '<h2>Moon</h2><p>It pulls.<br>It turns.</p><ul><li>a</li><li>b</li></ul>',
      'Moon · It pulls. It turns. a · b',
    ],
    [
      'a link that holds several lines',
      '<a href="/x"><h3>Moon</h3><p>It pulls.</p></a>And so on',
      'Moon · It pulls. And so on',
    ],
    [
      'nothing that is hidden, run or pressed',
      '<script>a</script><style>b</style><template>c</template><svg><title>d</title></svg><noscript>e</noscript>' +
        '<p hidden>f</p><p aria-hidden="true">g</p><span class="visually-hidden">h</span><button>i</button><!-- j -->Seen',
      'Seen',
    ],
    ['nothing of a page without blocks', '', ''],
  ])('gives %s', (_, blocks, text) => {
    expect(blocksText(parseDocument(page(blocks)))).toBe(text);
  });

  test('gives nothing of what is no page', () => {
    expect(blocksText(parseDocument('<p>The editor</p>'))).toBe('');
  });
});
