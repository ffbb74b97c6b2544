/** Does `work` for each item, up to `most` at the same time. @returns what came of it, in the order of the items */
export const ahead = async function* <Item, Result>(
  items: AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // Thrown where its turn comes.
    result.catch(() => undefined);
    begun.push(result);
    if (begun.length === most) yield (await begun.shift())!;
  }
  for (const result of begun) yield await result;
};
