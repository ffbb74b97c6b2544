import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Destination } from '#shared/insights/schema.ts';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { LockedPreview } from '#web/features/billing/upgrade/locked-preview.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { InsightsView } from '#web/features/insights/insights-view.tsx';
import { NightlyNote } from '#web/features/insights/nightly-note.tsx';
import type { TabId } from '#web/features/shell/tabs.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { askConsent } from '../../ask-consent.tsx';

/** Target of each destination: a dashboard tab or a page (decision D25). */
const places: Record<Destination, { tab: TabId } | { path: string }> = {
  log: { tab: 'log' },
  scan: { tab: 'camera' },
  diary: { tab: 'diary' },
  trend: { tab: 'stats' },
  profile: { tab: 'profile' },
  plan: { path: paths.planTomorrow },
  goal: { path: paths.setNewGoal },
  health_check: { path: paths.healthCheck },
};

const isDestination = (kind: string): kind is Destination => Object.hasOwn(places, kind);

const locked = (
  <LockedPreview
    feature="health_insights"
    sample={[t('New this morning: you eat the least fiber on weekends'), t('Try beans, oats or berries')]}
  />
);

/** Smart Insights tab. */
export const InsightsTab = ({ onTab }: { onTab: (tab: TabId) => void }) => {
  const navigate = useNavigate();
  const { data: isAtRisk = false } = useQuery({
    ...dashboardQueries.read(useToday()),
    select: ({ health_risk }) => health_risk !== undefined,
  });
  const act = (kind: string): boolean => {
    if (!isDestination(kind)) return false;
    const place = places[kind];
    if ('tab' in place) onTab(place.tab);
    else void navigate(place.path);
    return true;
  };
  return (
    <OneUpgradeCard>
      <InsightsView
        onAct={act}
        renderConsent={askConsent}
        isAtRisk={isAtRisk}
        more={
          <Gate feature="health_insights" fallback={<NightlyNote way={locked} />}>
            <NightlyNote />
          </Gate>
        }
      />
    </OneUpgradeCard>
  );
};
