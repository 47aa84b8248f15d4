/** What the service writes into the HTML of the editor's shell: what the shell knows before its first call. */
export interface ShellState {
  loggedIn: boolean;
  /** The page in the frame is a draft. */
  isDraft: boolean;
  /** A site has this address, or else it is the editor's own. */
  hasSite: boolean;
  /** Null when there is no site yet. */
  domainId: string | null;
  siteName: string;
  siteUrl: string;
  /** The site has hardly any pages yet. */
  isNewSite: boolean;
  /** False until the first administrator has been created. */
  hasUsers: boolean;
}
