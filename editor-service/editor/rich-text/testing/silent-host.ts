import type { RichTextHost } from '../rich-text-host.ts';

/** A host for tests; `said` collects what is announced and explained. */
export function silentHost(said: string[] = [], more: Partial<RichTextHost> = {}): RichTextHost {
  return {
    record: () => Promise.resolve(null),
    upload: () => Promise.resolve({ problem: 'No library here' }),
    choose: () => {},
    announce: (text) => void said.push(text),
    explain: (text) => void said.push(text),
    ...more,
  };
}
