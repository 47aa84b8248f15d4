import { describe, expect, test } from 'vitest';
import { drawStatic } from './draw-static.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

describe('ErrorMessage', () => {
  const draw = (status: number) => drawStatic(ErrorMessage, { status, message: 'No <page>' });

  test('ErrorMessage has a sign for 404, for 500 and for everything else', () => {
    expect(draw(404)).toContain('aria-label="Error 404"');
    expect(draw(500)).toContain('aria-label="Error 500"');
    expect(draw(418)).toContain('aria-label="Error"');
    expect(new Set([404, 500, 418].map(draw)).size).toBe(3);
  });

  test('ErrorMessage says what happened and leads back to the start', () => {
    expect(draw(500)).toContain('<h1>No &lt;page&gt;</h1>');
    expect(draw(500)).toMatch(/href="\/">Let&#x27;s go back</);
  });
});
