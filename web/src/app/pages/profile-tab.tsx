import { t } from '#web/lib/language/translate.ts';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { Achievements } from '../../features/achievements/achievements.tsx';
import { ApiTokens } from '../../features/api-tokens/api-tokens.tsx';
import { LockedButton } from '../../features/billing/locked-button.tsx';
import { ConsentSetting } from '../../features/consent/consent-setting.tsx';
import { ExportData } from '../../features/exports/export-data.tsx';
import { RememberedCorrections } from '../../features/food-entries/remembered-corrections.tsx';
import { HealthReports } from '../../features/health-reports/health-reports.tsx';
import { ImportsCard } from '../../features/imports/imports-card.tsx';
import { SecuritySlot } from './security-slot.tsx';
import { RemindersCard } from '../../features/reminders/reminders-card.tsx';
import { WeeklyMailSlot } from './weekly-mail-slot.tsx';
import { ProfileView } from '../../features/profile/profile-view.tsx';

/**
 * The tab Profile: the person's own fields, what they achieved and agreed to, what was learnt from them, their files and tokens, and
 * the way out.
 */
export const ProfileTab = () => (
  <ProfileView
    aside={
      <>
        <Achievements />
        <ConsentSetting />
        <RemindersCard />
        <WeeklyMailSlot />
        <RememberedCorrections />
      </>
    }
    account={
      <>
        <div>
          <SecuritySlot />
          <ApiTokens locked={<LockedButton feature="api_access">{t('Create token')}</LockedButton>} />
        </div>
        <div>
          <ImportsCard />
          <HealthReports
            locked={<LockedButton feature="health_reports">{t('Make a report')}</LockedButton>}
          />
          <ExportData />
          <DeleteAccount />
        </div>
      </>
    }
  />
);
