import { expect, test } from 'vitest';
import { databaseError } from '#content-store/drafts/database/database-error.ts';
import { failureOf } from './failure.ts';

test.each(['SQLITE_BUSY', 'SQLITE_FULL', 'ENOSPC', 'EMFILE', 'ENFILE'])(
  '%s is told in words, not by its name',
  (code) => {
    const error = databaseError(Object.assign(new Error('It failed'), { code }));
    expect(failureOf(error)).toEqual({
      status: 503,
      error: { message: 'Nothing can be saved right now, please try again in a moment' },
    });
  },
);
