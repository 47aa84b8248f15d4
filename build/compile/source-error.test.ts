import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceError } from './source-error.ts';

test.each([
  [
    'of a view',
    '[PARSE_ERROR] Expected `,` or `)` but found `;`\n    ╭─[ site/blocks/text/Text.tsx:24:4 ]\n 24 │ );',
    'site/blocks/text/Text.tsx, line 24: Expected `,` or `)` but found `;`',
  ],
  [
    'of a style',
    `\u001b[31m[CssSyntaxError]\u001b[39m [postcss] ${join(process.cwd(), 'site/styles/base.css')}:97:1: Unclosed block\n  Stack trace:`,
    'site/styles/base.css, line 97: Unclosed block',
  ],
  [
    'of a definition',
    'Build failed with 1 error:\n\n\u001b[31m[builtin:vite-transform] \u001b[0mUnexpected token\n ╭─[ site/blocks/text/definition.ts:31:12 ]',
    'site/blocks/text/definition.ts, line 31: Unexpected token',
  ],
  [
    'of an Astro component',
    `Build failed with 1 error:\n\n[plugin astro:build] ${join(process.cwd(), 'site/blocks/form/Form.astro')}:2:5\nCompilerError: Expected a semicolon\n`,
    'site/blocks/form/Form.astro, line 2: CompilerError: Expected a semicolon',
  ],
  ['of no source', 'Port 4321 is in use', null],
])('sourceError() names file, line and reason %s', (_kind, message, sentence) => {
  expect(sourceError(message)).toBe(sentence);
});
