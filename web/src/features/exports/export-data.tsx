import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import PackageOpen from 'lucide-react/icons/package-open';
import { ProofPrompt } from '#web/features/account-security/public.ts';
import { ExportState } from './export-state.tsx';
import classes from './exports.module.css';
import { useExport } from './use-export.ts';

/** Section that exports all data of the account in one file. */
export const ExportData = () => {
  const { latest, isLocked, ask, isAsking, download, isDownloading } = useExport();
  const made = latest.data ?? null;
  const error = made || isLocked ? null : latest.error;
  return (
    <section className={`card ${classes.exports}`} aria-labelledby="export-data">
      <h2 id="export-data">{t('Download my data')}</h2>
      <p className="note">
        {t(
          'One zip with everything: your diary, weights, plans and settings as JSON, tables for spreadsheets, and your photos. Up to three a day.',
        )}
      </p>
      <div role="status" className={classes.state ?? ''}>
        {made && <ExportState made={made} download={download} isDownloading={isDownloading} />}
        {error && <p className="note">{error.message}</p>}
      </div>
      {error ? (
        <Button variant="default" loading={latest.isFetching} onClick={() => void latest.refetch()}>
          {t('Retry')}
        </Button>
      ) : (
        (isLocked || made?.status !== 'waiting') && (
          <Button
            variant="default"
            leftSection={<PackageOpen aria-hidden />}
            loading={isAsking}
            disabled={latest.isPending}
            onClick={ask}
          >
            {made && !isLocked ? t('Create a new file') : t('Download my data')}
          </Button>
        )
      )}
      <ProofPrompt box="export" />
    </section>
  );
};
