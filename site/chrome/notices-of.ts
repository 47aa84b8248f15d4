import { NOTICE_KINDS, type Notice, type NoticeKind } from '#content-store/model/entities/notice.ts';
import type { Reader } from '#content-store/model/published/reader.ts';

/** The banner and the acknowledgement box of a domain. */
export async function noticesOf(reader: Pick<Reader, 'ask'>): Promise<Record<NoticeKind, Notice>> {
  const asked = NOTICE_KINDS.map(async (kind) => [kind, await reader.ask('notice', { kind })] as const);
  return Object.fromEntries(await Promise.all(asked)) as Record<NoticeKind, Notice>;
}
