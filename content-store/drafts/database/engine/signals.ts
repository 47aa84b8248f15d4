/** Messages between the instances that share a database. */
export interface Signals {
  /** Sends to every instance; this one gets it at once. A message that cannot be sent is lost: listeners must do without it. */
  send(topic: string, message: string): void;
  /** Calls the listener with each message, until the returned function is called; `onGap` when some may have been missed. */
  listen(topic: string, listener: (message: string) => void, onGap?: () => void): () => void;
  close(): Promise<void>;
}

interface Listener {
  topic: string;
  hear: (message: string) => void;
  onGap: (() => void) | undefined;
}

/** The listeners of this process. */
export function createListeners() {
  const all = new Set<Listener>();
  return {
    add: (listener: Listener): (() => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    hear: (topic: string, message: string): void => {
      for (const listener of all) if (listener.topic === topic) listener.hear(message);
    },
    tellOfGap: (): void => {
      for (const { onGap } of all) onGap?.();
    },
  };
}

/** For a database that one process has for itself. */
export function createOwnSignals(): Signals {
  const listeners = createListeners();
  return {
    send: listeners.hear,
    listen: (topic, hear, onGap) => listeners.add({ topic, hear, onGap }),
    close: async () => {},
  };
}
