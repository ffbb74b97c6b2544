/**
 * Waits for both; when one fails, cancels the other and waits for its end too, so that nothing goes on unowned.
 * @throws what failed first
 */
export const allOrNothing = async <A, B>(
  first: Promise<A>,
  second: Promise<B>,
  cancel: () => void,
): Promise<[A, B]> => {
  try {
    return await Promise.all([first, second]);
  } catch (error) {
    cancel();
    await Promise.allSettled([first, second]);
    throw error;
  }
};
