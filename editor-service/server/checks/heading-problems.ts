import type { Problem } from '../../contract/page-checks.ts';
import type { PageFacts } from './page-facts.ts';

/** Requires one main heading with text, and no skipped levels (WCAG 1.3.1, 2.4.6). */
export function headingProblems({ headings }: PageFacts): Problem[] {
  const [main, second] = headings.filter(({ level, text }) => level === 1 && text.trim() !== '');
  const problems: Problem[] = [];
  if (!main)
    problems.push(
      problem('error', 'empty text', 'The page has no main heading. Fill in the heading at its top.', null),
    );
  if (second)
    problems.push(problem('warning', 'headings', `“${second.text.trim()}” is a second main heading.`, second.blockKey));
  return [...problems, ...skippedLevels(headings)];
}

function skippedLevels(headings: PageFacts['headings']): Problem[] {
  return headings.flatMap(({ level, text, blockKey }, index) => {
    const before = headings[index - 1]?.level ?? 1;
    if (level <= before + 1) return [];
    const message = `The heading “${text.trim()}” is on level ${level} although the one before it is on level ${before}.`;
    return [problem('warning', 'headings', message, blockKey)];
  });
}

const problem = (
  severity: Problem['severity'],
  check: Problem['check'],
  message: string,
  blockKey: string | null,
): Problem => ({ severity, check, message, blockKey });
