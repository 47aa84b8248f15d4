import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/card/Card.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';

interface DoneCardProps {
  title: string;
  children: ReactNode;
  onDone: () => void;
}

/** What a form has made, until the person has seen it. */
export function DoneCard({ title, children, onDone }: DoneCardProps) {
  return (
    <div role="status">
      <Card title={title}>
        {children}
        <ModalActions>
          <Button look="main" onClick={onDone}>
            Done
          </Button>
        </ModalActions>
      </Card>
    </div>
  );
}
