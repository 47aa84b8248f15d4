import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { offerToCanvas } from './offer-to-canvas.ts';

test('offerToCanvas() offers everything that public/canvas.js uses, which no type checks', () => {
  const { workbench } = renderInEditor(null);
  offerToCanvas(workbench, () => {});
  const script = readFileSync('editor-service/editor/public/canvas.js', 'utf8');
  const used = new Set(Array.from(script.matchAll(/\bshell\.(\w+)/g), ([, name = '']) => name));
  expect([...used]).toContain('isEditing');
  expect([...used].filter((name) => !(name in (window.pagewright ?? {})))).toEqual([]);
});
