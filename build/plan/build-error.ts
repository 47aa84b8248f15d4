/** A page that could not be built, or only in part. */
export interface BuildFailure {
  domainId: string;
  /** The page's address, or the published file that is damaged. */
  page: string;
  /** The block that threw, when it is known. */
  block?: string;
  message: string;
}

/** Names the page that could not be built, the block that threw, if any, and the reason. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly page: string;
  readonly block: string | undefined;

  constructor(page: string, cause: unknown) {
    super(`${page}: ${reasonOf(cause)}`, { cause });
    this.page = page;
    this.block = blockOf(cause);
  }

  toFailure(domainId: string): BuildFailure {
    return { domainId, page: this.page, ...(this.block && { block: this.block }), message: reasonOf(this.cause) };
  }
}

/** The messages of an error and its causes: `Block Timeline (key t1) cannot be rendered: tabs is not iterable`. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === undefined ? cause.message : `${cause.message}: ${reasonOf(cause.cause)}`;
}

/** The error of a block has `block`; errors that wrap it are followed through their `cause`. */
function blockOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'block' in error && typeof error.block === 'string' ? error.block : blockOf(error.cause);
}
