import type { Selectable } from 'kysely';
import type { Notification } from '../../model/entities/notification.ts';
import type { Database } from '../database/schema.ts';

/** A row as the model's type. */
export function notificationOf(row: Selectable<Database['notifications']>): Notification {
  const { id: _id, domainId, kind, about, text, at, by, readAt } = row;
  return { _id, domainId, kind, about: JSON.parse(about) as Notification['about'], text, at, by, readAt };
}
