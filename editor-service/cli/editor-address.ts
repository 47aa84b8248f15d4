import type { Settings } from '../server/runtime/settings.ts';

/** The editor's address, as configured in the environment. */
export function editorAddress({ publicApiUrl, port }: Pick<Settings, 'publicApiUrl' | 'port'>): string {
  return publicApiUrl ?? `http://localhost:${port}`;
}
