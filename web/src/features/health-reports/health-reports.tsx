import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, Suspense, useState } from 'react';
import { useAccess } from '#web/features/billing/public.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import classes from './health-reports.module.css';

const ReportDialog = lazyComponent(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
  ({ onClose, children }) => (
    <Dialog title={t('Create a report')} onClose={onClose}>
      {children}
    </Dialog>
  ),
);

interface Props {
  /** Shown if the plan does not include reports. */
  locked: ReactNode;
}

/** Section that downloads the diary as a report to print or share. */
export const HealthReports = ({ locked }: Props) => {
  const access = useAccess('health_reports');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`card ${classes.reports}`} aria-labelledby="health-reports">
      <h2 id="health-reports">{t('Health reports')}</h2>
      <p className="note">{t('Weeks or months of your diary as a PDF or CSV, for you or your doctor.')}</p>
      {access === 'locked' && locked}
      {access === 'open' && (
        <Button variant="default" leftSection={<FileText aria-hidden />} onClick={() => setOpen(true)}>
          {t('Create a report')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
