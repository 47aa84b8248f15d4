import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Forms.module.css';

interface BackButtonProps {
  /** The name of the open panel. */
  title: string;
  onBack: () => void;
}

/** Returns from a panel to its form; gets the focus when the panel opens. */
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
