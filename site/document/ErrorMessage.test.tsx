import { describe, expect, test } from 'vitest';
import { ErrorMessage } from './ErrorMessage.tsx';
import { renderStatic } from './render-static.ts';

describe('ErrorMessage', () => {
  const render = (status: number) => renderStatic(ErrorMessage, { status, message: 'No <page>' });

  test('ErrorMessage shows one sign for 404, one for 500 and one for everything else', () => {
    expect(render(404)).toContain('aria-label="Error 404"');
    expect(render(500)).toContain('aria-label="Error 500"');
    expect(render(418)).toContain('aria-label="Error"');
    expect(new Set([404, 500, 418].map(render)).size).toBe(3);
  });

  test('ErrorMessage offers a search for a page that was not found', () => {
    expect(render(404)).toContain('action="/search"');
    expect(render(500)).not.toContain('action="/search"');
  });

  test('ErrorMessage describes the error and links to the home page', () => {
    expect(render(500)).toContain('<h1>No &lt;page&gt;</h1>');
    expect(render(500)).toMatch(/href="\/">Let&#x27;s go back</);
  });
});
