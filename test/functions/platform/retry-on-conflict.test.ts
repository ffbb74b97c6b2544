import { describe, expect, it } from 'vitest';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { ConditionsFailed } from '#functions/platform/table/transact.ts';
import { CodedError } from '#shared/errors/coded-error.ts';

/** Creates an operation that fails with these errors, one per attempt, and then succeeds. */
const failingWith = (...errors: Error[]) => {
  const attempts: number[] = [];
  const act = async (): Promise<string> => {
    attempts.push(attempts.length + 1);
    const error = errors[attempts.length - 1];
    if (error) throw error;
    return 'written';
  };
  return { act, attempts };
};
const conflict = () => new ConditionsFailed([true], null);
const reported = () => new CodedError('CALENDAR_FULL');

describe('An operation that may conflict', () => {
  it('an operation that may conflict is repeated after a conflict, whichever way it is reported', async () => {
    const { act, attempts } = failingWith(conflict(), reported(), conflict());
    expect(await retryOnConflict(act, 'CALENDAR_FULL')).toBe('written');
    expect(attempts).toHaveLength(4);
  });

  it('an operation that may conflict fails after four attempts, with the reported error or as unavailable', async () => {
    const errors = [reported(), reported(), reported(), reported()];
    const { act, attempts } = failingWith(...errors);
    await expect(retryOnConflict(act, 'CALENDAR_FULL')).rejects.toBe(errors[3]);
    expect(attempts).toHaveLength(4);
    const other = failingWith(conflict(), conflict(), conflict(), conflict());
    await expect(retryOnConflict(other.act)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('an operation that may conflict is not repeated after any other error', async () => {
    const { act, attempts } = failingWith(new Error('The disk is full.'));
    await expect(retryOnConflict(act, 'CALENDAR_FULL')).rejects.toThrow('The disk is full.');
    const coded = failingWith(reported());
    await expect(retryOnConflict(coded.act)).rejects.toMatchObject({ code: 'CALENDAR_FULL' });
    expect([attempts, coded.attempts]).toEqual([[1], [1]]);
  });
});
