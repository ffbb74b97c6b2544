import { t } from '#web/lib/language/translate.ts';
import { Gate } from '../../features/billing/gate.tsx';
import { LockedButton } from '../../features/billing/locked-button.tsx';
import { WeeklyMailSetting } from '../../features/insights/weekly-mail-setting.tsx';

const locked = <LockedButton feature="health_insights">{t('Weekly mail')}</LockedButton>;

/** The weekly mail in the profile, open to whose plan has it. */
export const WeeklyMailSlot = () => (
  <Gate feature="health_insights" fallback={<WeeklyMailSetting isOpen={false} locked={locked} />}>
    <WeeklyMailSetting isOpen locked={locked} />
  </Gate>
);
