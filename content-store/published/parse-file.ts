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
    const place = parseDocumentPath(path);
    if (!place) throw new Error('This is not a published document');
    const file = read(place, JSON.parse(text));
    if (file.document._id !== idOf(place)) throw new Error(`Its _id must be ${idOf(place)}`);
    if ('domainId' in file.document && file.document.domainId !== place.domainId) {
      throw new Error(`Its domainId must be ${place.domainId}`);
    }
    return { ok: true, file };
  } catch (error) {
    return { ok: false, problem: { path, reason: reasonOf(error) } };
  }
}

function read(place: DocumentPath, value: unknown): PublishedDocument {
  const { kind, domainId } = place;
  if (kind === 'domain') return { kind, domainId, document: domainSchema.parse(value) };
  if (kind === 'page') return { kind, domainId, document: publishedPageSchema.parse(value) };
  if (kind === 'section') return { kind, domainId, document: publishedSectionSchema.parse(value) };
  if (kind === 'mediaList') return { kind, domainId, document: mediaListSchema.parse(value) };
  const { document: name, slugPrefix } = place;
  return { kind, domainId, slugPrefix, name, document: parseSiteDocument(name, value) };
}

function idOf(place: DocumentPath): string {
  if (place.kind === 'domain') return place.domainId;
  if (place.kind === 'page') return place.pageId;
  if (place.kind === 'section') return place.sectionId;
  if (place.kind === 'mediaList') return `media_${place.domainId}`;
  return siteDocumentId(place.document, place.domainId, place.slugPrefix);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return messageOf(error);
  return error.issues.map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`).join('; ');
}
