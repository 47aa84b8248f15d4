// Node 22 has none of the stacks that release resources (tc39.es/proposal-explicit-resource-management): with it, `require-node.mjs`
// loads these, which have what the product uses.

class Stack {
  /** @type {(() => unknown)[]} */
  works = [];

  /** @param {() => unknown} work */
  defer(work) {
    this.works.push(work);
  }

  /** The deferred work, last first, once. */
  take() {
    return this.works.splice(0).reverse();
  }

  move() {
    const moved = Reflect.construct(this.constructor, []);
    moved.works = this.works.splice(0);
    return moved;
  }
}

class SyncStack extends Stack {
  [Symbol.dispose]() {
    /** @type {unknown[]} */
    const errors = [];
    for (const work of this.take()) {
      try {
        work();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}

class AsyncStack extends Stack {
  /** @template {AsyncDisposable} Resource @param {Resource} resource */
  use(resource) {
    this.defer(() => resource[Symbol.asyncDispose]());
    return resource;
  }

  async [Symbol.asyncDispose]() {
    /** @type {unknown[]} */
    const errors = [];
    for (const work of this.take()) {
      try {
        await work();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}

Object.assign(globalThis, { DisposableStack: SyncStack, AsyncDisposableStack: AsyncStack });
