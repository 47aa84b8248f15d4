import { z } from 'zod';
import { type Domain, domainSchema } from '../model/entities/domain.ts';
import { type PublishedPage, publishedPageSchema } from '../model/entities/page.ts';
import { type PublishedSection, publishedSectionSchema } from '../model/entities/section.ts';
import {
  parseSiteDocument,
  type SiteDocument,
  type SiteDocumentKind,
  siteDocumentId,
} from '../model/entities/site-document.ts';
import { messageOf } from '../model/error.ts';
import { type MediaList, mediaListSchema } from '../model/media/media-list.ts';
import { type DocumentPath, parseDocumentPath } from '../model/published/published-path.ts';

/** The validated contents of a published file; kind and domain come from its path. */
export type PublishedDocument =
  | { kind: 'domain'; domainId: string; document: Domain }
  | { kind: 'page'; domainId: string; document: PublishedPage }
  | { kind: 'section'; domainId: string; document: PublishedSection }
  | { kind: 'mediaList'; domainId: string; document: MediaList }
  | {
      kind: 'siteDocument';
      domainId: string;
      slugPrefix: string;
      name: SiteDocumentKind;
      document: SiteDocument<SiteDocumentKind>;
    };

/** A file that cannot be used, with the reason for the log and the editor. */
export interface FileProblem {
  path: string;
  reason: string;
}

type ParsedFile = { ok: true; file: PublishedDocument } | { ok: false; problem: FileProblem };

/** Validates the text of a published JSON file strictly; never throws. */
export function parseFile(path: string, text: string): ParsedFile {
  try {
    const parsed = parseDocumentPath(path);
    if (!parsed) throw new Error('This is not a published document');
    const file = read(parsed, JSON.parse(text));
    if (file.document._id !== idOf(parsed)) throw new Error(`Its _id must be ${idOf(parsed)}`);
    if ('domainId' in file.document && file.document.domainId !== parsed.domainId) {
      throw new Error(`Its domainId must be ${parsed.domainId}`);
    }
    return { ok: true, file };
  } catch (error) {
    return { ok: false, problem: { path, reason: reasonOf(error) } };
  }
}

function read(path: DocumentPath, value: unknown): PublishedDocument {
  const { kind, domainId } = path;
  if (kind === 'domain') return { kind, domainId, document: domainSchema.parse(value) };
  if (kind === 'page') return { kind, domainId, document: publishedPageSchema.parse(value) };
  if (kind === 'section') return { kind, domainId, document: publishedSectionSchema.parse(value) };
  if (kind === 'mediaList') return { kind, domainId, document: mediaListSchema.parse(value) };
  const { document: name, slugPrefix } = path;
  return { kind, domainId, slugPrefix, name, document: parseSiteDocument(name, value) };
}

function idOf(path: DocumentPath): string {
  if (path.kind === 'domain') return path.domainId;
  if (path.kind === 'page') return path.pageId;
  if (path.kind === 'section') return path.sectionId;
  if (path.kind === 'mediaList') return `media_${path.domainId}`;
  return siteDocumentId(path.document, path.domainId, path.slugPrefix);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return messageOf(error);
  return error.issues.map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`).join('; ');
}
