import { afterEach, expect, test, vi } from 'vitest';
import { leaveToInputMethod } from './input-method.ts';

afterEach(() => vi.useRealTimers());

test('leaveToInputMethod() keeps the keys of a composition from every listener, and no others', () => {
  vi.useFakeTimers();
  leaveToInputMethod(window);
  const heard: string[] = [];
  document.addEventListener('keydown', ({ key }) => heard.push(key), { capture: true });
  const press = (key: string, isComposing = false) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, bubbles: true }));
  press('Escape', true);
  press('Enter', true);
  expect(heard).toEqual([]);
  document.body.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  press('Enter');
  vi.runAllTimers();
  press('Tab');
  expect(heard).toEqual(['Tab']);
});
