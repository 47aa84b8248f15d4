import type { EditingClient } from '../../editing-client.ts';
import type { Hand } from './hand.ts';

/** Something that an editor does in a week. */
export interface Task {
  name: string;
  /** The page that is open when the task begins. */
  at: string;
  /** Who does it; Ada, a publisher, if nobody is named. */
  by?: 'chief';
  /** The most actions it may cost with a pointer, and by keyboard alone. */
  most: { pointer: number; keyboard: number };
  /** What has to be there before. */
  prepare?: (client: EditingClient) => Promise<void>;
  /** Does it, and waits for what the editor sees in the end. */
  perform: (hand: Hand) => Promise<void>;
}
