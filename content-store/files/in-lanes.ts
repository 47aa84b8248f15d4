/** Files that are sent or fetched at a time. */
const FILES_AT_ONCE = 16;

/** Works on items in their order, several at a time. The first error ends it, after the work under way. */
export async function inLanes<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  lanes = FILES_AT_ONCE,
): Promise<void> {
  const failures: unknown[] = [];
  const waiting = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = waiting.next(); !next.done && failures.length === 0; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
}
