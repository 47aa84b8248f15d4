import type { Settings } from '../server/runtime/settings.ts';
import type { StartStep } from '../server/runtime/start-progress.ts';
import type { RunningService } from '../server/start.ts';
import { createProgress } from './progress.ts';

/** What a person at a terminal sees of a start: what happens, and then where to go. */
export function createTerminal(out: NodeJS.WriteStream) {
  const progress = createProgress(out);
  const began = performance.now();
  let current = '';
  let isReady = false;

  const say = ({ what, share }: StartStep): void => {
    if (isReady) return;
    if (what !== current) {
      progress.end();
      if (share === null) out.write(`${what} ...\n`);
    }
    current = what;
    if (share !== null) progress.say(what, share);
  };

  const tell = (sentence: string): void => {
    progress.end();
    out.write(`${sentence}.\n`);
  };

  /** In production the editor answers at its public address alone. */
  const ready = (service: RunningService, settings: Settings): void => {
    const { firstAdministratorLink } = service;
    const siteUrl = (settings.isProduction && settings.publicSiteUrl) || service.siteUrl;
    const editorUrl = (settings.isProduction && settings.publicEditorUrl) || service.editorUrl;
    isReady = true;
    progress.end();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const lines = [
      `Ready after ${seconds} s. Ctrl+C stops it.`,
      '',
      `  Site    ${siteUrl ?? 'is served elsewhere (SITE_PORT=0)'}`,
      `  Editor  ${editorUrl}`,
    ];
    if (firstAdministratorLink) {
      lines.push(
        '',
        'No user exists yet. This link creates the first administrator:',
        '',
        `  ${firstAdministratorLink}`,
      );
    }
    out.write(`${lines.join('\n')}\n\n`);
  };

  return { say, tell, ready };
}
