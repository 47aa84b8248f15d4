import { listMedia as readMedia } from '#content-store/drafts/media/media-library.ts';
import type { Handler } from '../calls/call-context.ts';

/** A part of the media library, latest upload first. */
export const listMedia: Handler<'media/list'> = ({ kind, search, limit, page }, { service }) =>
  readMedia(service.db, { kind, search, limit, offset: (page - 1) * limit });
