import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallFailed } from '../../api/client.ts';
import { Answer } from './Answer.tsx';

function shown(status: number): string {
  const error = new CallFailed(status, { message: 'What went wrong' });
  const query = { data: undefined, isError: true, error } as unknown as UseQueryResult<string>;
  return renderToStaticMarkup(<Answer query={query}>{(text) => text}</Answer>);
}

test('Answer shows why a query failed, and offers to try again', () => {
  expect(shown(503)).toContain('What went wrong');
  expect(shown(503)).toContain('Try again');
});

test('Answer does not offer to repeat a query that is forbidden', () => {
  expect(shown(403)).toContain('What went wrong');
  expect(shown(403)).not.toContain('Try again');
});
