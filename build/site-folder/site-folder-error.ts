/** The site folder cannot be used; each of `problems` names the place, what is expected and what was found. */
export class SiteFolderError extends Error {
  override readonly name = 'SiteFolderError';
  readonly problems: readonly string[];

  constructor(siteDir: string, problems: readonly string[]) {
    super(`The site folder ${siteDir} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}
