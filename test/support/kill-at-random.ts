import type { Table } from '#functions/platform/table/client.ts';

/**
 * Kills a process at random requests to the table, before or after they took effect. A dead process sends no further
 * request.
 * @param share share of the requests at which it is killed
 */
export const killAtRandom = (table: Table, random: () => number, share: number) => {
  let isDead = false;
  let kills = 0;
  const killed = (): Error => new Error('The process was killed.');
  const { middlewareStack } = table.getDocumentClient();
  middlewareStack.add(
    (next) => async (args) => {
      if (isDead) throw killed();
      if (random() >= share) return next(args);
      isDead = true;
      kills += 1;
      if (random() < 0.5) await next(args);
      throw killed();
    },
    { step: 'initialize', name: 'killAtRandom' },
  );
  return {
    isDead: (): boolean => isDead,
    kills: (): number => kills,
    /** Starts the process again. */
    revive: (): void => void (isDead = false),
    stop: (): void => void middlewareStack.remove('killAtRandom'),
  };
};
