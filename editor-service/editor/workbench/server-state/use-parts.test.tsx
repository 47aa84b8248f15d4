import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useParts } from './use-parts.ts';

test('useParts() loads the parts that come into view, and keeps the first one', async () => {
  const client = new QueryClient();
  const asked: number[] = [];
  const load = (part: number) => {
    asked.push(part);
    return Promise.resolve(`part ${part}`);
  };
  const { result } = renderHook(() => useParts(['pages'], 50, load), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.partAt(49)).toBe('part 1'));
  expect(result.current.partAt(50)).toBeUndefined();
  act(() => result.current.show(90, 120));
  await waitFor(() => expect([0, 99, 100].map(result.current.partAt)).toEqual(['part 1', 'part 2', 'part 3']));
  expect(asked).toEqual([1, 2, 3]);
});
