import { NOTICE_KINDS, type Notice, type NoticeKind } from '#content-store/model/entities/notice.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import { inPlace } from '../fields/in-language.ts';

/** The banner and the acknowledgement box of a domain, in a language. */
export async function noticesOf(
  reader: Pick<Reader, 'ask'>,
  language: SiteLanguage,
): Promise<Record<NoticeKind, Notice>> {
  const asked = NOTICE_KINDS.map(
    async (kind) => [kind, await reader.ask('notice', { kind, ...inPlace(language) })] as const,
  );
  return Object.fromEntries(await Promise.all(asked)) as Record<NoticeKind, Notice>;
}
