import {
  documentPlace,
  isPlaced,
  partsOfPlace,
  SITE_DOCUMENTS,
  type SiteDocumentKind,
} from '../entities/site-document.ts';

/** The contents of a published file, according to its path below the content folder. */
export type PublishedPath =
  | { kind: 'domain'; domainId: string }
  | { kind: 'page'; domainId: string; pageId: string }
  | { kind: 'section'; domainId: string; sectionId: string }
  | { kind: 'siteDocument'; domainId: string; document: SiteDocumentKind; slugPrefix: string }
  | { kind: 'mediaList'; domainId: string }
  | { kind: 'original'; hash: string; ext: string };
export type DocumentPath = Exclude<PublishedPath, { kind: 'original' }>;

const PATTERNS = {
  domain: /^domains\/(?<domainId>[a-z0-9][a-z0-9-]{0,39})\.json$/,
  page: /^(?<domainId>[a-z0-9][a-z0-9-]{0,39})\/pages\/(?<pageId>[A-Za-z0-9_-]{1,64})\.json$/,
  section: /^(?<domainId>[a-z0-9][a-z0-9-]{0,39})\/sections\/(?<sectionId>[A-Za-z0-9_-]{1,64})\.json$/,
  original: /^media\/(?<hash>[0-9a-f]{64})\.(?<ext>[a-z0-9]{2,5})$/,
};
const SITE_DOCUMENT =
  /^([a-z0-9][a-z0-9-]{0,39})(?:\/languages\/([a-z0-9-]{1,60}))?(?:\/regions\/([\p{L}\p{M}\p{N}_-]{1,60}))?\/([a-z-]+)\.json$/u;

const kinds = Object.keys(SITE_DOCUMENTS) as SiteDocumentKind[];
const kindOfFile = new Map<string, SiteDocumentKind>(kinds.map((kind) => [SITE_DOCUMENTS[kind].file, kind]));

export const domainPath = (domainId: string): string => `domains/${domainId}.json`;

export const pagePath = (domainId: string, pageId: string): string => `${domainId}/pages/${pageId}.json`;

export const sectionPath = (domainId: string, sectionId: string): string => `${domainId}/sections/${sectionId}.json`;

export const mediaListPath = (domainId: string): string => `${domainId}/media.json`;

export const originalPath = (hash: string, ext: string): string => `media/${hash}.${ext}`;

/** `main/navigation.json`, `main/regions/vic/navigation.json`, `main/languages/de/navigation.json`, `main/languages/de/regions/vic/…`. */
export function siteDocumentPath(kind: SiteDocumentKind, domainId: string, slugPrefix = ''): string {
  const { region, language } = partsOfPlace(slugPrefix);
  const folders = [domainId, language && `languages/${language}`, region && `regions/${region}`];
  return [...folders.filter(Boolean), `${SITE_DOCUMENTS[kind].file}.json`].join('/');
}

/** Parses a path; null for anything but a published file, so that no other path is ever opened. */
export function parsePublishedPath(path: string): PublishedPath | null {
  for (const [kind, pattern] of Object.entries(PATTERNS)) {
    const parts = pattern.exec(path)?.groups;
    if (parts) return { kind, ...parts } as PublishedPath;
  }
  return parseSiteDocumentPath(path);
}

/** Parses the path of a JSON document; null for originals too, which are named by their hash and never change. */
export function parseDocumentPath(path: string): DocumentPath | null {
  const parsed = parsePublishedPath(path);
  return parsed?.kind === 'original' ? null : parsed;
}

function parseSiteDocumentPath(path: string): PublishedPath | null {
  const [, domainId, language = '', region = '', file = ''] = SITE_DOCUMENT.exec(path) ?? [];
  if (!domainId) return null;
  const slugPrefix = documentPlace(region, language);
  if (file === 'media' && !slugPrefix) return { kind: 'mediaList', domainId };
  const document = kindOfFile.get(file);
  if (!document || !isPlaced(document, slugPrefix)) return null;
  return { kind: 'siteDocument', domainId, document, slugPrefix };
}
