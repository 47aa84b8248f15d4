import { expect, test } from 'vitest';
import { applyAnswer } from '../../saving/apply-answer.ts';
import { run } from '../state/run.ts';
import { sampleStore } from '../testing/sample-documents.ts';
import { mergeAnswer } from './merge-answer.ts';

test('mergeAnswer() adopts values unchanged since the request and keeps what was typed since', () => {
  const sent = {
    title: 'a',
    text: 'x ',
    contents: [
      { key: '1', text: 'y ' },
      { key: '2', text: 'z ' },
    ],
  };
  const current = {
    ...sent,
    title: 'ab',
    contents: [
      { key: '1', text: 'y !' },
      { key: '2', text: 'z ' },
    ],
  };
  const answer = {
    title: 'a',
    text: 'x',
    contents: [
      { key: '1', text: 'y' },
      { key: '2', text: 'z' },
    ],
  };
  expect(mergeAnswer(current, sent, answer)).toEqual({
    title: 'ab',
    text: 'x',
    contents: [
      { key: '1', text: 'y !' },
      { key: '2', text: 'z' },
    ],
  });
});

test('mergeAnswer() keeps a list whose blocks were moved since', () => {
  const sent = [{ key: '1' }, { key: '2' }];
  const moved = [{ key: '2' }, { key: '1' }];
  expect(mergeAnswer(moved, sent, [{ key: '1', added: true }, { key: '2' }])).toBe(moved);
});

test('mergeAnswer() keeps the same objects when the answer contains nothing new', () => {
  const current = { contents: [{ key: '1' }] };
  expect(mergeAnswer(current, { contents: [] }, { contents: [{ key: '1' }] })).toBe(current);
});

test('applyAnswer() leaves text typed during the save unsaved', () => {
  const store = sampleStore();
  const sent = store.getState().documents;
  if (!sent) throw new Error('The sample has documents');
  run(store, { kind: 'setField', owner: { kind: 'block', key: 'first' }, field: 'title', value: 'Typed meanwhile' });
  applyAnswer(store, 'page', sent.page, { ...sent.page, revision: 4, updatedAt: 'now' });
  const { documents, saved } = store.getState();
  expect(documents?.page.contents[0]?.title).toBe('Typed meanwhile');
  expect(documents?.page.revision).toBe(4);
  expect(saved?.page.contents[0]?.title).toBe('First');
});
