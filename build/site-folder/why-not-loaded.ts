/** Why a module of the site folder cannot be loaded, with the line if Node reports it: `line 7: Unexpected token`. */
export function whyNotLoaded(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, line] = /^\S+:(\d+)$/.exec(error.stack?.split('\n')[0] ?? '') ?? [];
  const [message = ''] = error.message.split('\n');
  return line ? `line ${line}: ${message}` : message;
}
