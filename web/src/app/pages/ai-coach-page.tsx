import { useQuery } from '@tanstack/react-query';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
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
      <Gate feature="ai_nutrition_coach">
        <Coach
          name={profile?.full_name ?? user?.full_name ?? null}
          risk={healthRiskOf(profile ?? {})}
          renderConsent={askConsent}
        />
      </Gate>
    </ShellPage>
  );
};
