import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { LockedGate } from '#web/features/billing/upgrade/locked-gate.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { Coach } from '#web/features/coach/coach.tsx';
import { profileQueries } from '#web/features/profile/profile-queries.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { askConsent } from '../ask-consent.tsx';
import { ShellPage } from '../shell/shell-page.tsx';

/** /ai-coach: the AI coach, for users whose plan includes it. */
export const AiCoachPage = () => {
  const user = useSession((session) => session.user);
  const { data: profile } = useQuery(profileQueries.read());
  return (
    <ShellPage tab="coach">
      <OneUpgradeCard>
        <LockedGate
          feature="ai_nutrition_coach"
          title={t('Your own nutrition coach')}
          about={t('Ask anything about your food. The coach knows your diary and can log meals for you.')}
          sample={[
            t('You: What could I have for dinner?'),
            t('Coach: You’ve had little fiber today. Lentil soup or a bean salad would add some.'),
          ]}
        >
          <Coach
            name={profile?.full_name ?? user?.full_name ?? null}
            risk={healthRiskOf(profile ?? {})}
            renderConsent={askConsent}
          />
        </LockedGate>
      </OneUpgradeCard>
    </ShellPage>
  );
};
