import { monotonicFactory } from 'ulid';

/** A new id that sorts after all before it. Those of one millisecond count up, which takes no randomness. */
export const newId: () => string = monotonicFactory();
