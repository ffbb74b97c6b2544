/** Creates work that ends when the test says so. */
export const openWork = () => {
  const end = Promise.withResolvers<{ answer: string; isUseful: boolean }>();
  const begun = Promise.withResolvers<void>();
  const work = () => {
    begun.resolve();
    return end.promise;
  };
  return { work, begun: begun.promise, ...end };
};
