import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureMessage, send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { counted } from '../../ui/counted.ts';
import { ProblemText } from '../../ui/fields/Labelled.tsx';
import { focusElement } from '../../ui/focus/focus-element.ts';
import { said, t } from '../../words/t.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { batchesOf, chosenIn, documentKey, type LeftOut, type Search, withFinds } from './chosen-finds.ts';
import { FoundItem } from './FoundItem.tsx';
import { type Done, useReplace } from './use-replace.ts';
import styles from './WholeSite.module.css';

interface FindsProps {
  search: Search;
  run: number;
  replacement: string;
  onAgain: () => void;
}

/** Every find with a box to choose it, and the button that replaces the chosen ones. */
export function Finds({ search, run, replacement, onAgain }: FindsProps) {
  const { documents, count, searched, isSearching, error, more } = useFinds(search, run);
  const [leftOut, setLeftOut] = useState<LeftOut>(new Set());
  const { mutate: replace, isPending, data: done } = useReplace(search, replacement);
  if (done) return <ReplaceDone done={done} onAgain={onAgain} />;
  const chosen = documents.reduce((sum, document) => sum + chosenIn(document, leftOut).length, 0);
  const isEmpty = !isSearching && !error && documents.length === 0;

  return (
    <>
      <p className="note" role="status">
        {isSearching
          ? t('Searching… {matches} so far, {pages} searched', {
              matches: counted(count, 'match', 'matches'),
              pages: counted(searched, 'page'),
            })
          : t('{matches} in {places}', {
              matches: counted(count, 'match', 'matches'),
              places: counted(documents.length, 'place'),
            })}
        {!isSearching && count > 0 && `, ${t('{chosen} chosen', { chosen })}`}
        {more && ` · ${t('There are more')}`}
      </p>
      <ProblemText>{error && failureMessage(error)}</ProblemText>
      {isEmpty && <p className={styles.empty}>{t('No matches.')}</p>}
      {documents.length > 0 && (
        <div className={styles.actions}>
          <span className="note">{t('This changes the drafts. Visitors see the changes once you publish them.')}</span>
          {more && <Button onClick={more}>{t('Find more')}</Button>}
          <Button
            look="main"
            disabled={chosen === 0 || isSearching || isPending}
            onClick={() => replace(batchesOf(documents, leftOut))}
          >
            {t(replacement === '' ? 'Remove {matches}' : 'Replace {matches}', {
              matches: counted(chosen, 'match', 'matches'),
            })}
          </Button>
        </div>
      )}
      {documents.length > 0 && (
        <ul className={styles.found} aria-label={t('Matches')}>
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

/** What was replaced, what was not and why, and the way to publish it. */
function ReplaceDone({ done, onAgain }: { done: Done; onAgain: () => void }) {
  const { store } = useWorkbench();
  const { changed, skipped, warnings, finds } = done;
  return (
    <div className={styles.done}>
      <p>
        <strong>
          {t('{matches} replaced in {places}.', {
            matches: counted(finds, 'match', 'matches'),
            places: counted(changed.length, 'place'),
          })}
        </strong>{' '}
        {changed.length > 0 && t('The changes are saved as drafts. Visitors see them once you publish them.')}
      </p>
      {skipped.length > 0 && (
        <>
          <p>{t('Not changed:')}</p>
          <ul>
            {skipped.map(({ kind, _id, title, reason }) => (
              <li key={`${kind} ${_id}`}>
                {title} <span className="note">{said(reason)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {warnings.length > 0 && (
        <>
          <p>{t('Please check:')}</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{said(warning)}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        {/* The button that was pressed is gone. */}
        <Button ref={focusElement} onClick={onAgain}>
          {t('Search again')}
        </Button>
        {changed.length > 0 && (
          <Button look="main" onClick={() => store.setState({ dialog: { kind: 'publish' } })}>
            {t('Review unpublished changes')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** After this many matches the search waits until more are requested. */
const MAX_SHOWN = 1000;

/** Searches the site part by part. `run` counts the searches: a new one starts from the beginning. */
function useFinds(search: Search, run: number) {
  const [most, setMost] = useState(MAX_SHOWN);
  const query = useInfiniteQuery({
    queryKey: ['finds', search, run],
    queryFn: ({ pageParam }) => send('content/find', { ...search, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const answers = data?.pages ?? [];
  const documents = answers.flatMap((answer) => answer.documents);
  const count = documents.reduce((sum, { finds }) => sum + finds.length, 0);
  const goesOn = hasNextPage && !isFetching && !isError && count < most;

  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  return {
    documents,
    /** How many finds there are so far. */
    count,
    searched: answers.reduce((sum, answer) => sum + answer.searched, 0),
    isSearching: isFetching || goesOn,
    error: query.error,
    /** Continues the search; null when everything was searched, or while it continues automatically. */
    more: hasNextPage && !isFetching && !isError && !goesOn ? () => setMost(count + MAX_SHOWN) : null,
  };
}
