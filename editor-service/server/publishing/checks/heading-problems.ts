import type { Problem } from '../../../contract/pages-checks.ts';
import type { PageFacts } from '../../preview/page-facts.ts';

/** Requires one main heading with text, and no skipped levels (WCAG 1.3.1, 2.4.6). */
export function headingProblems({ headings }: PageFacts): Problem[] {
  const [main, second] = headings.filter(({ level, text }) => level === 1 && text.trim() !== '');
  const problems: Problem[] = [];
  if (!main) {
    const message = 'The page has no main heading. Fill in the heading at its top.';
    problems.push({ check: 'empty text', severity: 'error', message, blockKey: null });
  }
  if (second) problems.push(warning(`“${second.text.trim()}” is a second main heading.`, second.blockKey));
  for (const [index, { level, text, blockKey }] of headings.entries()) {
    const before = headings[index - 1]?.level ?? 1;
    if (level <= before + 1) continue;
    const skipped = `The heading “${text.trim()}” is on level ${level} but the one before it is on level ${before}.`;
    problems.push(warning(skipped, blockKey));
  }
  return problems;
}

const warning = (message: string, blockKey: string | null): Problem => ({
  check: 'headings',
  severity: 'warning',
  message,
  blockKey,
});
