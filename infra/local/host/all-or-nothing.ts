/**
 * Waits for both; if one fails, cancels the other and waits until it has ended, so that no work continues unattended.
 * @throws the first error
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
