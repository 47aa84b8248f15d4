import { expect, test } from 'vitest';
import { NO_ROLES } from '#content-store/drafts/pages/tags-and-roles.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import type { CommentThread } from '#content-store/model/entities/comment.ts';
import { ada } from '#content-store/testing/documents.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { toldOf } from './told-of.ts';

const said = (author: string) => ({ _id: author, author, text: 'Yes', createdAt: '', editedAt: null });

test('toldOf() names those mentioned, then those in the thread, who may view the page', async () => {
  const db = await temporaryDatabase();
  for (const [username, ...roles] of [
    ['ada', 'editor'],
    ['ben', 'editor'],
    ['kim', 'publisher'],
    ['eve', 'editor'],
  ])
    await createUser(
      db,
      { username: username ?? '', email: `${username}@example.org`, roles, passwordHash: 'x' },
      ada.at,
    );
  const thread = { comments: ['ada', 'ben', 'kim', 'gone'].map(said) } as CommentThread;
  const about = { text: 'Please, @kim and @eve and @ada', by: 'ada' };
  expect(await toldOf(db, NO_ROLES, { ...about, thread })).toEqual({ mention: ['eve', 'kim'], reply: ['ben'] });
  expect(await toldOf(db, NO_ROLES, { ...about, thread: undefined })).toEqual({ mention: ['eve', 'kim'], reply: [] });
  const forPublishers = { ...NO_ROLES, viewerRoles: ['publisher'] };
  expect(await toldOf(db, forPublishers, { ...about, thread })).toEqual({ mention: ['kim'], reply: [] });
});
