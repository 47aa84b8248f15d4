import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ActionOffer } from '../../blocks/block-actions/offers/block-actions.ts';
import { ToolButton } from './ToolButton.tsx';

/** The less frequent actions, behind one button. */
export function MoreActions({ offers, blockKey }: { offers: readonly ActionOffer[]; blockKey: string }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    const here = root.current;
    if (!isOpen || !here) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && here.contains(relatedTarget))) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      here.querySelector('button')?.focus();
    };
    here.addEventListener('focusout', leave);
    here.addEventListener('keydown', closeByKey);
    return () => {
      here.removeEventListener('focusout', leave);
      here.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return (
    <div className="more" ref={root}>
      <button type="button" aria-label="More" title="More" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Ellipsis size={16} aria-hidden />
      </button>
      {isOpen && (
        <div className="more-actions">
          {offers.map((offer) => (
            <ToolButton key={offer.action} {...offer} blockKey={blockKey} hasName onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}
