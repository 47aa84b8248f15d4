import { z } from 'zod';
import { post } from './call.ts';
import { nothing } from './fields.ts';
import { byPerson, passwordField } from './people.ts';

/** Second factors, and proving again who one is. */
export const signInCalls = {
  /** The calls that ask for it work again for half an hour. */
  'user/confirm': post({
    ...byPerson,
    body: 'login',
    payload: z.object({ password: passwordField }),
    answer: nothing,
  }),
};
