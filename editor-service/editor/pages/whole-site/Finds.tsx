import { useState } from 'react';
import { failureMessage } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { ProblemText } from '../../ui/fields/ProblemText.tsx';
import { batchesOf, chosenIn, documentKey, type LeftOut, type Search, withFinds } from './chosen-finds.ts';
import { FoundItem } from './FoundItem.tsx';
import { ReplaceDone } from './ReplaceDone.tsx';
import { useFinds } from './use-finds.ts';
import { useReplace } from './use-replace.ts';
import styles from './WholeSite.module.css';

interface FindsProps {
  search: Search;
  run: number;
  replacement: string;
  onAgain: () => void;
}

/** Everything that was found, each with a box to choose it, and the button that replaces what is chosen. */
export function Finds({ search, run, replacement, onAgain }: FindsProps) {
  const { documents, count, searched, isSearching, error, more } = useFinds(search, run);
  const [leftOut, setLeftOut] = useState<LeftOut>(new Set());
  const { mutate: replace, isPending, data: done } = useReplace(search, replacement);
  if (done) return <ReplaceDone done={done} onAgain={onAgain} />;
  const chosen = documents.reduce((sum, document) => sum + chosenIn(document, leftOut).length, 0);
  const isEmpty = !isSearching && !error && documents.length === 0;

  return (
    <>
      <p className={styles.status} role="status">
        {isSearching
          ? `Searching… ${counted(count, 'match', 'matches')} so far, ${counted(searched, 'page')} searched`
          : `${counted(count, 'match', 'matches')} in ${counted(documents.length, 'place')}`}
        {!isSearching && count > 0 && `, ${chosen.toLocaleString('en')} chosen`}
        {more && ' · There are more'}
      </p>
      <ProblemText>{error && failureMessage(error)}</ProblemText>
      {isEmpty && <p className={styles.empty}>No matches.</p>}
      {documents.length > 0 && (
        <div className={styles.actions}>
          <span className={styles.quiet}>This changes the drafts. Visitors see the changes once you publish them.</span>
          {more && <Button onClick={more}>Find more</Button>}
          <Button
            look="main"
            disabled={chosen === 0 || isSearching || isPending}
            onClick={() => replace(batchesOf(documents, leftOut))}
          >
            {replacement === '' ? 'Remove' : 'Replace'} {counted(chosen, 'match', 'matches')}
          </Button>
        </div>
      )}
      {documents.length > 0 && (
        <ul className={styles.found} aria-label="Matches">
          {documents.map((document) => (
            <FoundItem
              key={documentKey(document)}
              document={document}
              replacement={replacement}
              chosen={chosenIn(document, leftOut)}
              onChoose={(finds, isChosen) => setLeftOut(withFinds(leftOut, document, finds, isChosen))}
            />
          ))}
        </ul>
      )}
    </>
  );
}
