import { expect, test } from 'vitest';
import { sampleStore } from '../../store/testing/sample-documents.ts';
import { keepToolsLarge } from './enlargement.ts';

test('keepToolsLarge() tells the styles how much to enlarge, while the page is scaled down', () => {
  const store = sampleStore();
  const told = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => told.set(name, value),
    removeProperty: (name: string) => told.delete(name),
  };
  const stop = keepToolsLarge(store, { style } as unknown as HTMLElement);
  expect(told.size).toBe(0);
  store.setState({ scale: 0.5 });
  expect(told.get('--pw-enlarged')).toBe('2');
  store.setState({ scale: 1 });
  expect(told.size).toBe(0);
  stop();
  store.setState({ scale: 0.5 });
  expect(told.size).toBe(0);
});
