import { t } from '#web/lib/language/translate.ts';
import { Button, Loader } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import type { AccountExport } from '#shared/exports/schema.ts';
import { formatExpiry, formatExportSize } from './export-labels.ts';
import classes from './exports.module.css';

interface Props {
  made: AccountExport;
  download: () => void;
  isDownloading: boolean;
}

/** Progress of an export, and its download once it is ready. */
export const ExportState = ({ made, download, isDownloading }: Props) => {
  if (made.status === 'waiting')
    return (
      <p className={`note ${classes.waiting}`}>
        <Loader size="xs" color="currentColor" aria-hidden />
        {t('Preparing your data. You can leave this page. We’ll email you when it’s ready.')}
      </p>
    );
  if (made.status === 'failed' || made.download_url === null || made.expires_at === null)
    return <p className="note">{t('That didn’t work. Request your data again.')}</p>;
  return (
    <div className={classes.ready}>
      <Button variant="ink" leftSection={<Download aria-hidden />} loading={isDownloading} onClick={download}>
        {t('Download file')}
      </Button>
      <p className="note">
        {t('{size}. Available until {time}.', {
          size: formatExportSize(made),
          time: formatExpiry(made.expires_at),
        })}
      </p>
    </div>
  );
};
