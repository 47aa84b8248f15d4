import type { Page } from '#content-store/model/entities/page.ts';
import { eachText } from './each-text.ts';
import { mapPage } from './map-texts.ts';
import { markupRuns, type TextEdit, withEdits } from './text-runs.ts';

/** The page with each address of its links changed, those in rich texts, too. */
export function withLinks<P extends Page>(page: P, change: (href: string) => string): P {
  const visit = eachText((value, kind) => {
    if (kind === 'address') return change(value);
    return kind === 'rich' ? withMarkupLinks(value, change) : value;
  });
  return mapPage(page, { withPrivate: true, visit });
}

function withMarkupLinks(markup: string, change: (href: string) => string): string {
  const edits = markupRuns(markup)
    .filter(({ kind }) => kind === 'address')
    .map((run): TextEdit => ({ run, from: 0, to: run.text.length, replacement: change(run.text) }))
    .filter(({ run, replacement }) => replacement !== run.text);
  return edits.length > 0 ? withEdits(markup, edits) : markup;
}
