/** The site folder cannot be used; each of `problems` names the place, what is expected and what was found. */
export class SiteFolderError extends Error {
  override readonly name = 'SiteFolderError';
  readonly problems: readonly string[];

  constructor(siteDir: string, problems: readonly string[]) {
    super(`The site folder ${siteDir} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Why a module of the site folder cannot be loaded, with the line if Node reports it: `line 7: Unexpected token`. */
export function whyNotLoaded(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, line] = /^\S+:(\d+)$/.exec(error.stack?.split('\n')[0] ?? '') ?? [];
  const [message = ''] = error.message.split('\n');
  return line ? `line ${line}: ${message}` : message;
}
