import { fastingRoutes } from '#shared/fasting/routes.ts';
import type { Fast, FastingSettings } from '#shared/fasting/schema.ts';
import type { HealthRisk } from '#shared/goals/health-risk.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { FastingView } from '#web/features/fasting/fasting-view.tsx';

export const aFast = (over: Partial<Fast> = {}): Fast => ({
  id: '01JD0000000000000000000001',
  started_at: '2026-11-20T02:00:00.000Z',
  ended_at: null,
  target_hours: 16,
  ...over,
});

interface Options {
  fasts?: Fast[];
  settings?: FastingSettings;
  risk?: HealthRisk | null;
}

/** Opens the fasting timer with an API that stores fasts and settings like the real one. */
export const openFasting = ({
  fasts = [],
  settings = { target_hours: 16, notify: true },
  risk = null,
}: Options = {}) => {
  const api = scriptedApi();
  const stored = { ...settings };
  const kept = new Map(fasts.map((fast) => [fast.id, fast]));
  const idOf = (path: string): string => path.split('/').at(-1)!;
  api.on(fastingRoutes.read, () => ({
    ...stored,
    fasts: [...kept.values()].toSorted((one, other) => (one.started_at < other.started_at ? 1 : -1)),
    next: null,
  }));
  api.on(fastingRoutes.saveSettings, ({ body }) => Object.assign(stored, body));
  api.on(fastingRoutes.save, ({ path, body }) => {
    const fast = { id: idOf(path), ...(body as Omit<Fast, 'id'>) };
    kept.set(fast.id, fast);
    return fast;
  });
  api.on(fastingRoutes.remove, ({ path }) => void kept.delete(idOf(path)));
  return { ...openScreen(<FastingView risk={risk} />), api, kept };
};
