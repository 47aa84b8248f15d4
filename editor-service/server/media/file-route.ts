import type { RequestHandler } from 'express';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { fileById } from '#content-store/drafts/media/media.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { AppError } from '#content-store/model/error.ts';
import { isNameOfFile } from '#content-store/model/media/file.ts';
import type { Authenticate } from '../http/authenticate.ts';
import { fileUnder } from '../static-files/find-file.ts';
import { sendAttachment } from '../static-files/send-attachment.ts';

interface Parts {
  db: Db;
  authenticate: Authenticate;
  originals: CachedFolder;
}

/** `/_files/<id>/<name>`: a file as a download, at its address on the site. Visitors get published files only. */
export function fileRoute({ db, authenticate, originals }: Parts): RequestHandler<{ id: string; name: string }> {
  return async (request, response) => {
    const { id, name } = request.params;
    const record = await fileById(db, id);
    if (!record || !isNameOfFile(name, record)) throw notFound();
    const { caller } = await authenticate(request);
    if (!caller && (await domainsThatPublish(db, id)).length === 0) throw notFound();
    const original = `${record.hash}.${record.ext}`;
    await originals.fetch(original);
    const file = fileUnder(originals.folder, original);
    if (!file) throw notFound();
    const headers = { 'Cache-Control': 'private, no-cache' };
    await sendAttachment(request, response, file, { name, headers });
  };
}

function notFound(): AppError {
  return new AppError('not-found', 'This file could not be found');
}
