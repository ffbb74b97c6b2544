import { CodedError } from '#shared/errors/coded-error.ts';
import { isOverlapping, targetAt } from '#shared/fasting/fast-times.ts';
import { HOUR_MS, MAX_FAST_HOURS } from '#shared/fasting/plans.ts';
import type { Fast, FastingPage, FastingSettings, FastWrite } from '#shared/fasting/schema.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { createWithIdempotency } from '../platform/idempotency/with-idempotency.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import type { ProfileRepository } from '../profile/public.ts';
import type { FastingRepository, FastingState } from './repository.ts';

const PAGE = 30;
/** The device's clock may be ahead of ours. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

interface Dependencies {
  repository: FastingRepository;
  profiles: Pick<ProfileRepository, 'read'>;
  clock: Clock;
}

/** Business rules for fasts. Every method is scoped to the calling user. */
export const createFastingService = ({ repository, profiles, clock }: Dependencies) => {
  const withIdempotency = createWithIdempotency(repository);

  const requireStarted = (fast: FastWrite): void => {
    const latest = new Date(clock().getTime() + CLOCK_TOLERANCE_MS).toISOString();
    const field = (['started_at', 'ended_at'] as const).find((name) => (fast[name] ?? '') > latest);
    if (field) {
      const details = [{ field, message: 'Choose a time that isn’t in the future.' }];
      throw new CodedError('VALIDATION_FAILED', { details });
    }
  };

  const requireNoRisk = async (userId: string): Promise<void> => {
    if (healthRiskOf(await profiles.read(userId)) !== null) throw new CodedError('FASTING_NOT_OFFERED');
  };

  const requireFreeTime = async (userId: string, fast: Fast, { running_id, running_since }: FastingState) => {
    const earliest = new Date(Date.parse(fast.started_at) - MAX_FAST_HOURS * HOUR_MS).toISOString();
    const ended = await repository.startedBetween(userId, earliest, fast.ended_at ?? '~');
    const others = ended.filter(({ ended_at }) => ended_at !== null);
    const running =
      running_id === null || running_since === null
        ? []
        : [{ id: running_id, started_at: running_since, ended_at: null }];
    if ([...others, ...running].some((other) => other.id !== fast.id && isOverlapping(fast, other)))
      throw new CodedError('FAST_OVERLAPS');
  };

  /** Returns the state with `running` as the running fast, to be notified if its target is ahead. */
  const withRunning = (state: FastingState, running: Fast | null): FastingState => {
    const target = running && state.notify ? targetAt(running) : null;
    return {
      ...state,
      running_id: running?.id ?? null,
      running_since: running?.started_at ?? null,
      notify_at: target && target > clock() ? target.toISOString() : null,
    };
  };

  return {
    read: async (userId: string, before: string | undefined): Promise<FastingPage> => {
      const [{ target_hours, notify }, found] = await Promise.all([
        repository.state(userId),
        // The range includes `before`, and one more tells whether there is a next page.
        repository.latest(userId, before, PAGE + 2),
      ]);
      const rest = found.filter(({ started_at }) => started_at !== before);
      const fasts = rest.slice(0, PAGE);
      return { target_hours, notify, fasts, next: rest.length > PAGE ? fasts.at(-1)!.started_at : null };
    },

    saveSettings: (userId: string, settings: FastingSettings, idempotency: Idempotency) =>
      retryOnConflict(async (): Promise<FastingSettings> => {
        const before = await repository.state(userId);
        const running = before.running_id === null ? null : await repository.find(userId, before.running_id);
        const put = running && { ...running, target_hours: settings.target_hours };
        const after = withRunning({ ...before, ...settings }, put);
        return repository.write(userId, { before, after, put }, idempotency, settings);
      }),

    /**
     * Starts, ends, corrects or restores a fast.
     * @throws CodedError FASTING_NOT_OFFERED, FAST_RUNNING, FAST_OVERLAPS, VALIDATION_FAILED for a time in the future
     */
    save: (userId: string, id: string, body: FastWrite, idempotency: Idempotency): Promise<Fast> =>
      withIdempotency(userId, idempotency, () =>
        retryOnConflict(async () => {
          requireStarted(body);
          const fast: Fast = { id, ...body };
          const [before, known] = await Promise.all([repository.state(userId), repository.find(userId, id)]);
          if (!known || fast.ended_at === null) await requireNoRisk(userId);
          const isAnotherRunning = before.running_id !== null && before.running_id !== id;
          if (fast.ended_at === null && isAnotherRunning) throw new CodedError('FAST_RUNNING');
          await requireFreeTime(userId, fast, before);
          const running = fast.ended_at === null ? fast : null;
          const after = isAnotherRunning ? before : withRunning(before, running);
          return repository.write(userId, { before, after, put: fast }, idempotency, fast);
        }),
      ),

    remove: (userId: string, id: string, idempotency: Idempotency): Promise<null> =>
      retryOnConflict(async () => {
        const before = await repository.state(userId);
        const after = before.running_id === id ? withRunning(before, null) : before;
        return repository.write(userId, { before, after, remove: id }, idempotency, null);
      }),
  };
};
