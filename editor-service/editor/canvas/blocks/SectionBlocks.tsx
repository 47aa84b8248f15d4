import { useCallback, useEffect, useState } from 'react';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { sectionsFor, withSections } from '#site/content/with-sections.ts';
import { t } from '../../words/t.ts';
import { usePageFacts, useShell, useShellState } from '../state/shell-context.ts';
import { StillBlocks } from './StillBlocks.tsx';
import { useAnswers } from './use-answers.ts';

/** The blocks of a section inside a frame with its name. They are edited where the section is, not here. */
export function SectionBlocks({ item }: { item: ContentItem }) {
  const { reader } = useShell();
  const page = usePageFacts();
  const round = useRounds();
  const ask = useCallback(async () => {
    if (round.returns > 0) reader.forget();
    const find = await sectionsFor(item, reader);
    return { section: find(String(item.sectionId)), items: withSections([item], find) };
  }, [reader, item, round]);
  const asked = useAnswers<{ section: { name: string } | null | undefined; items: ContentItem[] } | null>(ask, null);
  if (!asked) return <p className="pw-problem">{t('The section is loading…')}</p>;
  const { section, items } = asked;
  if (!section) return <p className="pw-problem">{t('This section was deleted. Visitors see nothing here.')}</p>;
  const name = section.name || t('Section without a name');
  return (
    <div className="pw-section" data-name={name}>
      {items.length === 0 && (
        <p className="pw-problem">{t('The section “{name}” is empty. Visitors see nothing here.', { name })}</p>
      )}
      <div inert>
        <StillBlocks items={items} page={page} />
      </div>
    </div>
  );
}

/** A new object after each save and each return to this tab, because the section may have changed. */
function useRounds(): { returns: number } {
  const revision = useShellState(({ saved }) => saved?.page.revision);
  const [round, setRound] = useState({ returns: 0, revision });
  useEffect(() => setRound(({ returns }) => ({ returns, revision })), [revision]);
  useEffect(() => {
    const isBack = () => {
      if (document.visibilityState === 'visible') setRound((last) => ({ ...last, returns: last.returns + 1 }));
    };
    document.addEventListener('visibilitychange', isBack);
    window.parent.addEventListener('focus', isBack);
    return () => {
      document.removeEventListener('visibilitychange', isBack);
      window.parent.removeEventListener('focus', isBack);
    };
  }, []);
  return round;
}
