import type { ReactNode } from 'react';
import styles from './Segments.module.css';

interface SegmentsProps<Value> {
  segments: readonly {
    value: Value;
    label: ReactNode;
    /** Its name, where the label is an icon. */
    name?: string;
    /** Why it cannot be chosen now. */
    obstacle?: string | undefined;
  }[];
  value: Value;
  /** They share the whole width. */
  isWide?: boolean;
  onChange: (value: Value) => void;
}

/** A few choices side by side, of which one is pressed. */
export function Segments<Value>({ segments, value: chosen, isWide, onChange }: SegmentsProps<Value>) {
  return (
    <div className={styles.segments} data-wide={isWide}>
      {segments.map(({ value, label, name, obstacle }) => (
        <button
          key={String(value)}
          type="button"
          className={styles.segment}
          aria-label={name}
          title={obstacle ?? name}
          aria-pressed={value === chosen}
          aria-disabled={obstacle !== undefined || undefined}
          onClick={() => obstacle === undefined && onChange(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
