import type { ContentItem } from '#content-store/model/entities/content-item.ts';

/** A block that could not be rendered, and why; `block` names it for the build's report. */
export class BlockError extends Error {
  override readonly name = 'BlockError';
  readonly block: string;

  constructor({ componentType, key }: Pick<ContentItem, 'componentType' | 'key'>, cause: unknown) {
    const block = `${componentType} (key ${key})`;
    super(`Component ${block} cannot be rendered`, { cause });
    this.block = block;
  }

  /** Names the block an error comes from; inside a container the innermost block is the one that failed. */
  static from(item: ContentItem, error: unknown): BlockError {
    return error instanceof BlockError ? error : new BlockError(item, error);
  }
}
