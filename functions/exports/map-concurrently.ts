/** Runs `work` for each item with up to `most` in parallel. @returns the results in the order of the items */
export const mapConcurrently = async function* <Item, Result>(
  items: AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const started: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // The error is thrown when this item's turn comes.
    result.catch(() => undefined);
    started.push(result);
    if (started.length === most) yield (await started.shift())!;
  }
  for (const result of started) yield await result;
};
