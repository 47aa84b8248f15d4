import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { DemandedRoles } from '#content-store/drafts/pages/tags-and-roles.ts';
import { type CommentThread, mentionedIn } from '#content-store/model/entities/comment.ts';
import { viewersOf } from '../people/callers-in.ts';

/**
 * The usernames of those to be told of a comment, each once: those it mentions, and those who took part in its thread (undefined for a new one). Only
 * people who may view the page are told, and never the author.
 */
export async function toldOf(
  db: Db,
  page: DemandedRoles,
  { text, by, thread }: { text: string; by: string; thread: CommentThread | undefined },
): Promise<Record<'mention' | 'reply', string[]>> {
  const others = (await viewersOf(db, page)).map(({ username }) => username).filter((name) => name !== by);
  const mention = mentionedIn(text, others);
  const took = new Set(thread?.comments.map(({ author }) => author));
  return { mention, reply: others.filter((name) => took.has(name) && !mention.includes(name)) };
}
