import type { ContentItem } from '#content-store/model/values/content-item.ts';

/** A block that could not be rendered; `block` names it in the build's report, `cause` says why. */
export class BlockError extends Error {
  override readonly name = 'BlockError';
  readonly block: string;

  constructor({ componentType, key }: Pick<ContentItem, 'componentType' | 'key'>, cause: unknown) {
    const block = `${componentType} (key ${key})`;
    super(`Component ${block} cannot be rendered`, { cause });
    this.block = block;
  }

  /** Wraps an error with its block; inside a container, the innermost block is the one that failed. */
  static from(item: ContentItem, error: unknown): BlockError {
    return error instanceof BlockError ? error : new BlockError(item, error);
  }
}
