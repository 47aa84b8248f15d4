import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { offeredColour, PAGE_BACKGROUNDS, PAGE_GROUND } from '../fields/palette.ts';
import { withOfferedColours } from '../fields/stored-colours.ts';
import { type ReadHeader, readHeader, withinLimits } from './read-header.ts';

/**
 * A page's header with its template's defaults; an unknown header type becomes the template's first. Throws ZodError
 * for an invalid header; if its template was removed or is older than it, the readable part is rendered.
 */
export function headerOf(page: Pick<PublishedPage, 'template' | 'headerType' | 'header'>) {
  const read = readHeader(page);
  const { headerTypes, fields, start } = read.definition;
  const chosen = headerTypes.find((type) => type === page.headerType);
  const { header } = withOfferedColours({ header: parsed(read) }, fields, { header: start });
  return { headerType: chosen ?? headerTypes[0], header };
}

/** The page's background colour. */
export function groundOf({ backgroundColour }: Pick<PublishedPage, 'backgroundColour'>): string {
  return offeredColour(backgroundColour, PAGE_BACKGROUNDS, PAGE_GROUND);
}

function parsed(read: ReadHeader): Record<string, unknown> {
  const { definition, problem } = read;
  if (problem === undefined) return definition.header.parse(withinLimits(read));
  return definition.header.safeParse(withinLimits(read)).data ?? definition.start;
}
