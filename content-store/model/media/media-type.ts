/** The Content-Type of every kind of file that sites and the editor consist of, by extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.csv': 'text/csv; charset=utf-8',
  '.zip': 'application/zip',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** The Content-Type of a file by its extension; unknown ones are downloads. */
export function mediaType(path: string): string {
  return MEDIA_TYPES[extensionOf(path)] ?? 'application/octet-stream';
}

/** True for the kinds of files that sites and the editor consist of. */
export function isOfASite(path: string): boolean {
  return Object.hasOwn(MEDIA_TYPES, extensionOf(path));
}

/** True for types that compression makes smaller. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/.test(type);
}

const extensionOf = (path: string): string => (/(?<=[^/\\])\.[^./\\]+$/.exec(path)?.[0] ?? '').toLowerCase();
