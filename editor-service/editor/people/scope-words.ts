import type { TokenScope } from '#content-store/model/people/api-token.ts';

/** What a token of each scope may do. */
export const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = {
  read: 'Read',
  edit: 'Read and edit',
  publish: 'Read, edit and publish',
  administer: 'Everything except users and tokens',
};
