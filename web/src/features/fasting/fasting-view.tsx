import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import { elapsedMs } from '#shared/fasting/fast-times.ts';
import { HOUR_MS, MAX_FAST_HOURS } from '#shared/fasting/plans.ts';
import type { Fast } from '#shared/fasting/schema.ts';
import type { HealthRisk } from '#shared/goals/health-risk.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { useSingleOpen } from '#web/ui/interaction/use-single-open.ts';
import { EditFastDialog } from './edit-fast-dialog.tsx';
import { FastHistory } from './fast-history.tsx';
import { FastRing } from './fast-ring.tsx';
import { FastTimes } from './fast-times.tsx';
import classes from './fasting.module.css';
import { NotOffered } from './not-offered.tsx';
import { PlanCard } from './plan-card.tsx';
import { SafetyNote } from './safety-note.tsx';
import { useFastActions } from './use-fast-actions.ts';
import { useFasting } from './use-fasting.ts';
import { useNow } from './use-now.ts';
import { WeekCard } from './week-card.tsx';

/** Fasting timer with plan, week and history. @param risk why the user may not start a fast; null if they may */
export const FastingView = ({ risk }: { risk: HealthRisk | null }) => {
  const { fasting, isQueued, ...query } = useFasting();
  const actions = useFastActions();
  const { open: edited, show: edit, close } = useSingleOpen<Fast>();
  const running = fasting?.fasts.find(({ ended_at }) => ended_at === null) ?? null;
  const now = useNow(running !== null);

  if (!fasting) {
    if (query.error === null) return <SkeletonBlock height="28rem" />;
    return <LoadFailure title={t('We couldn’t load your fasts')} query={query} />;
  }
  const { target_hours, notify, fasts } = fasting;
  const settings = actions.savedSettings ?? { target_hours, notify };
  const end = (fast: Fast) => {
    const isForgotten = elapsedMs(fast, now) > MAX_FAST_HOURS * HOUR_MS;
    if (isForgotten) edit({ ...fast, ended_at: now.toISOString() });
    else actions.end(fast);
  };
  return (
    <div className={classes.view}>
      <div className={classes.column}>
        {risk && <NotOffered risk={risk} />}
        {(running || !risk) && (
          <section className={classes.timer} aria-label={t('Timer')}>
            <FastRing
              running={running}
              target_hours={running?.target_hours ?? settings.target_hours}
              now={now}
            />
            {running && <FastTimes fast={running} className={classes.times} />}
            <div className={classes.acts}>
              {running ? (
                <>
                  <Button size="lg" onClick={() => end(running)} disabled={actions.isBusy}>
                    {t('End fast')}
                  </Button>
                  {!risk && (
                    <Button
                      variant="default"
                      size="lg"
                      leftSection={<Pencil aria-hidden />}
                      onClick={() => edit(running)}
                    >
                      {t('Edit start')}
                    </Button>
                  )}
                </>
              ) : (
                <Button
                  size="lg"
                  onClick={() => actions.start(settings.target_hours)}
                  disabled={actions.isBusy}
                >
                  {t('Start fast')}
                </Button>
              )}
            </div>
            {isQueued && (
              <p className={classes.note} role="status">
                {t('Saved on this device. It syncs when you’re back online.')}
              </p>
            )}
            <SafetyNote />
          </section>
        )}
      </div>
      <div className={classes.column}>
        {!risk && <PlanCard settings={settings} onSave={actions.saveSettings} />}
        <WeekCard fasts={fasts} now={now} />
        <FastHistory
          fasts={fasts.filter(({ ended_at }) => ended_at !== null)}
          onEdit={edit}
          onRemove={actions.remove}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
          isLoadingMore={query.isFetchingNextPage}
          now={now}
        />
      </div>
      {edited && (
        <EditFastDialog
          fast={edited}
          isSaving={actions.isBusy}
          onSave={(fast, onSaved) =>
            actions.edit(fast, () => {
              onSaved();
              close(edited);
            })
          }
          onClose={() => close(edited)}
        />
      )}
    </div>
  );
};
