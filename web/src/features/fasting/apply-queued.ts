import { fastingRoutes } from '#shared/fasting/routes.ts';
import type { Fast, FastingPage, FastingSettings, FastWrite } from '#shared/fasting/schema.ts';
import type { QueuedRequest } from '#web/lib/offline/queued-request.ts';

export type Fasting = Pick<FastingPage, 'target_hours' | 'notify' | 'fasts'>;

const applyOne = (state: Fasting, { method, path, params, body }: QueuedRequest): Fasting => {
  if (path === fastingRoutes.saveSettings.path) {
    const settings = body as FastingSettings;
    const fasts = state.fasts.map((fast) =>
      fast.ended_at === null ? { ...fast, target_hours: settings.target_hours } : fast,
    );
    return { ...settings, fasts };
  }
  if (path !== fastingRoutes.save.path) return state;
  const { id } = params as { id: string };
  const others = state.fasts.filter((fast) => fast.id !== id);
  if (method === fastingRoutes.remove.method) return { ...state, fasts: others };
  const fasts: Fast[] = [...others, { id, ...(body as FastWrite) }];
  return { ...state, fasts: fasts.toSorted((one, other) => (one.started_at < other.started_at ? 1 : -1)) };
};

/** Returns what the server will have after the changes that are queued on this device. */
export const applyQueued = (state: Fasting, requests: readonly QueuedRequest[]): Fasting =>
  requests.reduce(applyOne, state);
