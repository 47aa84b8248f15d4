import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

describe('createWorkQueue()', () => {
  it('runs a few at a time and refuses when too many wait', async () => {
    const inTurn = createWorkQueue(1, 1, 'Too many');
    const finish: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => finish.push(resolve));
    const first = inTurn(work);
    const second = inTurn(work);
    await expect(inTurn(work)).rejects.toMatchObject({ code: 'unavailable' });
    expect(finish).toHaveLength(1);
    finish[0]?.();
    await first;
    await Promise.resolve();
    finish[1]?.();
    await second;
    await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
  });
});
