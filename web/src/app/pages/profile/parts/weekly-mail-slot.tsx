import { t } from '#web/lib/language/translate.ts';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { LockedPreview } from '#web/features/billing/upgrade/locked-preview.tsx';
import { WeeklyEmailSetting } from '#web/features/insights/weekly-mail-setting.tsx';

const locked = (
  <LockedPreview
    feature="health_insights"
    sample={[t('You logged 6 of 7 days'), t('Most protein: lentil soup on Tuesday')]}
  />
);

/** Weekly email setting in the profile, for users whose plan includes it. */
export const WeeklyEmailSlot = () => (
  <Gate feature="health_insights" fallback={<WeeklyEmailSetting isOpen={false} locked={locked} />}>
    <WeeklyEmailSetting isOpen locked={locked} />
  </Gate>
);
