import type { Settings } from '../server/runtime/settings.ts';

/** Where the editor is reached, as far as the environment says. */
export function editorAddress({ publicApiUrl, port }: Pick<Settings, 'publicApiUrl' | 'port'>): string {
  return publicApiUrl ?? `http://localhost:${port}`;
}
