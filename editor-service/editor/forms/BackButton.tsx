import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Forms.module.css';

interface BackButtonProps {
  /** What the panel that is open is called. */
  title: string;
  onBack: () => void;
}

/** The way back from a panel to the form it belongs to; the focus begins here. */
export function BackButton({ title, onBack }: BackButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.heading}>
      <Button ref={button} onClick={onBack}>
        <ArrowLeft size={16} aria-hidden /> Back to form
      </Button>
      <h3 className={styles.title}>{title}</h3>
    </div>
  );
}
