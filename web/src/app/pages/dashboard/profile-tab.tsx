import { t } from '#web/lib/language/translate.ts';
import { DeleteAccount } from '#web/features/account/delete-account.tsx';
import { Achievements } from '#web/features/achievements/achievements.tsx';
import { ApiTokens } from '#web/features/api-tokens/api-tokens.tsx';
import { LockedButton } from '#web/features/billing/upgrade/locked-button.tsx';
import { ConsentSetting } from '#web/features/consent/consent-setting.tsx';
import { ExportData } from '#web/features/exports/export-data.tsx';
import { MealKeySetting } from '#web/features/food-entries/meal-input/meal-key-setting.tsx';
import { RememberedCorrections } from '#web/features/food-entries/corrections/remembered-corrections.tsx';
import { UsualPortions } from '#web/features/food-entries/corrections/usual-portions.tsx';
import { HealthReports } from '#web/features/health-reports/health-reports.tsx';
import { ImportsCard } from '#web/features/imports/imports-card.tsx';
import { SecuritySlot } from './security-slot.tsx';
import { RemindersCard } from '#web/features/reminders/reminders-card.tsx';
import { WeeklyEmailSlot } from './weekly-mail-slot.tsx';
import { ProfileView } from '#web/features/profile/profile-view.tsx';

/** Profile tab: profile fields, achievements, consents, learned preferences, exports, API tokens and sign-out. */
export const ProfileTab = () => (
  <ProfileView
    aside={
      <>
        <Achievements />
        <ConsentSetting />
        <RemindersCard />
        <WeeklyEmailSlot />
        <RememberedCorrections />
        <UsualPortions />
        <MealKeySetting />
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
            locked={<LockedButton feature="health_reports">{t('Create a report')}</LockedButton>}
          />
          <ExportData />
          <DeleteAccount />
        </div>
      </>
    }
  />
);
