/** The state that the service writes into the shell's HTML. */
export interface ShellState {
  loggedIn: boolean;
  /** The page in the frame is a draft. */
  isDraft: boolean;
  /** Null when no site has this address. */
  domainId: string | null;
  /** Where visitors find the published site. */
  siteUrl: string;
}

export function readShellState(document: Document): ShellState {
  const text = document.getElementById('shell-state')?.textContent ?? '';
  return JSON.parse(text) as ShellState;
}
