import { expect, test } from 'vitest';
import { refuseOtherFiles, takingFiles } from './dropped-files.ts';

function dragging(type: string, types: string[], files: File[] = []) {
  const dataTransfer = { types, files, dropEffect: 'copy' };
  return Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
}

test('takingFiles() takes dropped files, and reports while files are over the element', () => {
  const taken: string[] = [];
  const over: boolean[] = [];
  const { onDragOver, onDrop } = takingFiles(
    (files) => taken.push(...files.map(({ name }) => name)),
    (isOver) => over.push(isOver),
  );
  const above = dragging('dragover', ['Files']);
  onDragOver(above as never);
  expect(above.defaultPrevented).toBe(true);
  onDrop(dragging('drop', ['Files'], [new File([''], 'shed.png')]) as never);
  expect([taken, over]).toEqual([['shed.png'], [true, false]]);
});

test('takingFiles() leaves dropped text to the browser', () => {
  const taken: File[][] = [];
  const text = dragging('drop', ['text/plain']);
  takingFiles((files) => taken.push(files)).onDrop(text as never);
  expect([text.defaultPrevented, taken]).toEqual([false, []]);
});

test('refuseOtherFiles() keeps the browser from opening a file that no element took', () => {
  const target = new EventTarget();
  refuseOtherFiles(target);
  const beside = dragging('dragover', ['Files']);
  target.dispatchEvent(beside);
  expect([beside.defaultPrevented, beside.dataTransfer.dropEffect]).toEqual([true, 'none']);
  const taken = dragging('dragover', ['Files']);
  taken.preventDefault();
  target.dispatchEvent(taken);
  expect(taken.dataTransfer.dropEffect).toBe('copy');
  const text = dragging('drop', ['text/plain']);
  target.dispatchEvent(text);
  expect(text.defaultPrevented).toBe(false);
});
