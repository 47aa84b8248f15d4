import { type RequestHandler, Router } from 'express';
import { fileById } from '#content-store/drafts/media/media.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import { AppError } from '#content-store/model/error.ts';
import { isNameOfFile } from '#content-store/model/media/file.ts';
import { authenticate } from '../http/authenticate.ts';
import type { Service } from '../service.ts';
import { fileUnder } from '../static-files/find-file.ts';
import { sendAttachment } from '../static-files/send-attachment.ts';

/** `/_files/<id>/<name>`: a file to be saved, at the address it has on the site. Visitors get what is published. */
export function fileRoute(service: Service): Router {
  const answer: RequestHandler<{ id: string; name: string }> = async (request, response) => {
    const { id, name } = request.params;
    const record = await fileById(service.db, id);
    if (!record || !isNameOfFile(name, record)) throw notFound();
    const { caller } = await authenticate(service, request);
    if (!caller && (await domainsThatPublish(service.db, id)).length === 0) throw notFound();
    const file = fileUnder(service.uploads.originals, `${record.hash}.${record.ext}`);
    if (!file) throw notFound();
    const headers = { 'Cache-Control': 'private, no-cache' };
    await sendAttachment(request, response, file, { name, headers });
  };
  return Router({ caseSensitive: true, strict: true }).get('/:id/:name', answer);
}

function notFound(): AppError {
  return new AppError('not-found', 'This file could not be found');
}
