import { useEffect, useRef } from 'react';
import { Card } from '../../cards/Card.tsx';
import type { CardFacts } from '../../cards/card-facts.ts';
import styles from './Hub.module.css';

interface Props {
  label: string;
  cards: readonly CardFacts[];
  isLoading?: boolean;
}

/** Cards in rows of one, two or three. When cards are appended, the first new one receives focus. */
export function HubCards({ label, cards, isLoading = false }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(cards);

  useEffect(() => {
    const before = shown.current;
    shown.current = cards;
    const isLonger = before.length > 0 && cards.length > before.length && cards[0] === before[0];
    const firstNew = isLonger ? list.current?.children[before.length] : undefined;
    firstNew?.querySelector('a')?.focus({ preventScroll: true });
  }, [cards]);

  return (
    <ul ref={list} className={styles.cards} aria-label={label} aria-busy={isLoading}>
      {cards.map((card) => (
        <li key={card.ref}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}
