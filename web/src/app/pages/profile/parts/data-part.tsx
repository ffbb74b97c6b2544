import { t } from '#web/lib/language/translate.ts';
import { DeleteAccount } from '#web/features/account/delete-account.tsx';
import { LockedButton } from '#web/features/billing/upgrade/locked-button.tsx';
import { ExportData } from '#web/features/exports/export-data.tsx';
import { HealthReports } from '#web/features/health-reports/health-reports.tsx';
import { ImportsCard } from '#web/features/imports/imports-card.tsx';
import classes from '../profile-content.module.css';

/** Import, reports, export and deletion of the user's data. */
export const DataPart = () => (
  <div className={classes.cards}>
    <ImportsCard />
    <HealthReports locked={<LockedButton feature="health_reports">{t('Create a report')}</LockedButton>} />
    <ExportData />
    <DeleteAccount />
  </div>
);
