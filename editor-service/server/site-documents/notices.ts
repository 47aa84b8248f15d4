import type { Notice, NoticeKind } from '#content-store/model/entities/notice.ts';
import { siteDocumentId } from '#content-store/model/entities/site-document.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PostedNotice } from '../../contract/notice-calls.ts';
import type { CallContext, LoggedInContext } from '../calls/call-context.ts';
import { loading, publishDocument, saveDocument } from './site-document-handlers.ts';

interface NoticeRef {
  _id?: string | undefined;
  domainId?: string | undefined;
}

/** The notice named by its `_id` or its domain: the draft for editors, the published copy for visitors. */
export function loadNotice(kind: NoticeKind, ref: NoticeRef, context: CallContext): Promise<Notice> {
  return loading(kind)({ domainId: domainOf(kind, ref) }, context);
}

/** Stores the draft; its token changes with its text. */
export function saveNotice(kind: NoticeKind, posted: PostedNotice, context: LoggedInContext): Promise<Notice> {
  return saveDocument(kind, { text: posted.text, token: '', domainId: domainOf(kind, posted) }, context);
}

/** Stores the draft and shows it on every page. */
export function publishNotice(kind: NoticeKind, posted: PostedNotice, context: LoggedInContext): Promise<Notice> {
  return publishDocument(kind, { text: posted.text, token: '', domainId: domainOf(kind, posted) }, context);
}

/** `banner_main` → `main`. */
function domainOf(kind: NoticeKind, { _id, domainId }: NoticeRef): string {
  const prefix = siteDocumentId(kind, '');
  const named = _id?.startsWith(prefix) ? _id.slice(prefix.length) : domainId;
  if (!named) throw new AppError('invalid', 'Which domain?');
  return named;
}
