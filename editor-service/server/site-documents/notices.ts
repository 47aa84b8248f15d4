import type { Notice, NoticeKind } from '#content-store/model/entities/notice.ts';
import { siteDocumentId } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import type { noticeCalls, PostedNotice } from '../../contract/notice-calls.ts';
import type { Caller, HandlersOf } from '../calls/call-context.ts';
import type { PublishParts } from '../publishing/publishing.ts';
import { loadDocument, publishDocument, saveDocument } from './site-document.ts';

/** The notices of a domain, identified by their `_id` or their domain; the token changes with the text. */
export function noticeHandlers(parts: PublishParts): HandlersOf<typeof noticeCalls> {
  const { db } = parts;
  const load = (kind: NoticeKind, ref: NoticeRef, caller: Caller | null): Promise<Notice> =>
    loadDocument(db, kind, { domainId: domainOf(kind, ref) }, caller);
  const save = (kind: NoticeKind, posted: PostedNotice, caller: Caller): Promise<Notice> =>
    saveDocument(db, kind, { text: posted.text, token: '', domainId: domainOf(kind, posted) }, caller);
  const publish = (kind: NoticeKind, posted: PostedNotice, caller: Caller): Promise<Notice> =>
    publishDocument(parts, kind, { text: posted.text, token: '', domainId: domainOf(kind, posted) }, caller);
  return {
    'banner/loadBanner': ({ bannerId: _id, domainId }, { caller }) => load('banner', { _id, domainId }, caller),
    'banner/saveBanner': ({ banner }, { caller }) => save('banner', banner, caller),
    'banner/publishBanner': ({ banner }, { caller }) => publish('banner', banner, caller),
    'acknowledgementBox/loadAcknowledgementBox': ({ acknowledgementBoxId: _id, domainId }, { caller }) =>
      load('acknowledgementBox', { _id, domainId }, caller),
    'acknowledgementBox/saveAcknowledgementBox': ({ acknowledgementBox }, { caller }) =>
      save('acknowledgementBox', acknowledgementBox, caller),
    'acknowledgementBox/publishAcknowledgementBox': ({ acknowledgementBox }, { caller }) =>
      publish('acknowledgementBox', acknowledgementBox, caller),
  };
}

interface NoticeRef {
  _id?: string | undefined;
  domainId?: string | undefined;
}

/** `banner_main` → `main`. */
function domainOf(kind: NoticeKind, { _id, domainId }: NoticeRef): string {
  const prefix = siteDocumentId(kind, '');
  const named = _id?.startsWith(prefix) ? _id.slice(prefix.length) : domainId;
  if (!named) throw new AppError('invalid', 'Which domain?');
  return named;
}
