import type { Page } from '#content-store/model/entities/page.ts';
import { plainSentence } from '#content-store/model/plain-sentence.ts';
import { withSurplus } from '../fields/limits.ts';
import { currentPageGround } from '../fields/palette.ts';
import { stamped } from '../fields/versioned.ts';
import { type ReadHeader, readHeader, withinLimits } from '../templates/read-header.ts';
import { type Findings, keepUnknown } from './keep-unknown.ts';
import { headWarnings } from './page-warnings.ts';

type Head = Pick<Page, 'template' | 'header' | 'backgroundColour'>;

/**
 * A page's template, header and background as they are stored: removed templates and colours replaced by successors,
 * the header validated by its template, defaults filled in, unknown fields and values beyond a limit kept. A header whose
 * template no longer exists, or is older than the header, is kept as it is.
 */
export function cleanHeader(page: Head): Head & Findings {
  const read = readHeader(page);
  const findings: Findings = { warnings: headWarnings(page.backgroundColour, read), errors: [] };
  const header = cleaned(read, findings);
  return { template: read.template, header, backgroundColour: currentPageGround(page.backgroundColour), ...findings };
}

function cleaned({ definition, stored, problem }: ReadHeader, findings: Findings): Page['header'] {
  if (problem?.kind === 'broken') findings.errors.push(`Header: ${problem.reason}`);
  if (problem) return stored;
  const parsed = definition.header.safeParse(withinLimits({ definition, stored }), { error: plainSentence });
  if (!parsed.success) {
    findings.errors.push(...parsed.error.issues.map(({ path, message }) => `Header: ${path.join('.')}: ${message}`));
    return stored;
  }
  const { version: _, ...fields } = stored;
  const known = keepUnknown('Header', fields, parsed.data, findings);
  return stamped(definition, withSurplus(fields, known, definition.limits));
}
