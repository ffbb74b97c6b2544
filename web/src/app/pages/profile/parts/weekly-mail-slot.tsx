import { t } from '#web/lib/language/translate.ts';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { LockedButton } from '#web/features/billing/upgrade/locked-button.tsx';
import { WeeklyEmailSetting } from '#web/features/insights/weekly-mail-setting.tsx';

const locked = <LockedButton feature="health_insights">{t('Weekly email')}</LockedButton>;

/** Weekly email setting in the profile, for users whose plan includes it. */
export const WeeklyEmailSlot = () => (
  <Gate feature="health_insights" fallback={<WeeklyEmailSetting isOpen={false} locked={locked} />}>
    <WeeklyEmailSetting isOpen locked={locked} />
  </Gate>
);
