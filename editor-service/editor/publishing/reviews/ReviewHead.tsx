import type { ReactNode } from 'react';
import type { Review } from '#content-store/model/entities/review.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { PageLink } from '../../saving/leaving/PageLink.tsx';
import type { EditorState } from '../../store/state/editor-state.ts';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { useNameOf } from '../../ui/person/names.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import { answerWords } from '../publishing-words.ts';
import styles from './Reviews.module.css';

/** What a review is about, what was written, and what was answered. */
export function ReviewHead({ review, children }: { review: Review; children: ReactNode }) {
  const { items, text, answers } = review;
  const nameOf = useNameOf();
  return (
    <div className={styles.head}>
      {items.map((item) => (
        <Item key={`${item.kind} ${item._id}`} item={item} />
      ))}
      <span className={styles.about}>{children}</span>
      {text && <q className={styles.text}>{text}</q>}
      {answers.map((answer) => (
        <span key={answer.at} className={styles.text}>
          {answerWords(answer, nameOf)} {dateAndTime(answer.at)}
          {answer.text && (
            <>
              {': '}
              <q>{answer.text}</q>
            </>
          )}
        </span>
      ))}
    </div>
  );
}

function Item({ item }: { item: Review['items'][number] }) {
  const { kind, _id, title, slug, release } = item;
  const isOpen = useEditor(isShowing(item));
  const address = kind === 'section' ? sectionAddress(_id) : (slug ?? '');
  const link = (
    <PageLink slug={address} release={release?._id ?? null}>
      {title}
    </PageLink>
  );
  return (
    <span className={styles.item}>
      {isOpen ? <strong>{title}</strong> : link}
      {release && ` in “${release.name}”`}
    </span>
  );
}

/** True while this version of a page or section is open. */
export const isShowing =
  ({ _id, release }: Review['items'][number]) =>
  ({ saved, release: open }: Pick<EditorState, 'saved' | 'release'>): boolean =>
    saved?.page._id === _id && open?._id === release?._id;

/** `About us, Contact` */
export const titleOfReview = ({ items }: Review) => items.map(({ title }) => title).join(', ');
