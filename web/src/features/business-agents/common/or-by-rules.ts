import { isInsufficientCredits, useInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';

/** Waits until the user continues without AI in the dialog for insufficient credits. @throws the error if they close it */
const untilGoOn = (error: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    useInsufficientCredits.setState({ goOn: resolve });
    const stop = useInsufficientCredits.subscribe(({ shortage }) => {
      if (shortage) return;
      stop();
      // Nothing happens if the user has already chosen to go on.
      reject(error);
    });
  });

/** Sends an action; if the credits do not suffice and the user continues without AI, sends it again for rules. */
export const orByRules = async <Answer>(send: (isWithoutAi: boolean) => Promise<Answer>): Promise<Answer> => {
  try {
    return await send(false);
  } catch (error) {
    if (!isInsufficientCredits(error)) throw error;
    await untilGoOn(error);
    return send(true);
  }
};
