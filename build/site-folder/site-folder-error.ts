/** Something in the site folder cannot be used; `problems` says for each where it is, what is expected and what was found. */
export class SiteFolderError extends Error {
  override readonly name = 'SiteFolderError';
  readonly problems: readonly string[];

  constructor(siteDir: string, problems: readonly string[]) {
    super(`The site folder ${siteDir} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}
