interface Props {
  /** The address of the player, also of its link without script. */
  address: string;
  /** Accessible name of the player. */
  title: string;
  /** The visible text of the control. */
  control: string;
  /** Sets the size of both the control and the player. */
  className: string | undefined;
}

/** A control in the place of a third party's player, which is contacted only after a click (`scripts/embed-players.ts`). */
export function ExternalPlayer({ address, title, control, className }: Props) {
  return (
    <a className={className} href={address} data-player={title} target="_blank" rel="noopener">
      <span className="button">{control}</span>
    </a>
  );
}
