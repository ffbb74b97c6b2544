import { t } from '#web/lib/language/translate.ts';
import { DeleteAccount } from '#web/features/account/delete-account.tsx';
import { LockedPreview } from '#web/features/billing/upgrade/locked-preview.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { ExportData } from '#web/features/exports/export-data.tsx';
import { HealthReports } from '#web/features/health-reports/health-reports.tsx';
import { ImportsCard } from '#web/features/imports/imports-card.tsx';
import classes from '../profile-content.module.css';

const locked = (
  <LockedPreview
    feature="health_reports"
    sample={[
      t('November 3, breakfast: oatmeal with milk, 250 g'),
      t('November 3, lunch: lentil soup, 400 g'),
      t('28 of 30 days logged'),
    ]}
  />
);

/** Import, reports, export and deletion of the user's data. */
export const DataPart = () => (
  <OneUpgradeCard>
    <div className={classes.cards}>
      <ImportsCard />
      <HealthReports locked={locked} />
      <ExportData />
      <DeleteAccount />
    </div>
  </OneUpgradeCard>
);
