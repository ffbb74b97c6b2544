import { t } from '#web/lib/language/translate.ts';
import { Button, Loader } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import type { AccountExport } from '#shared/exports/schema.ts';
import card from '#web/ui/layout/card.module.css';
import { endSays, sizeSays } from './export-labels.ts';
import classes from './exports.module.css';

/** Progress of an export, and its link once it is ready. */
export const ExportState = ({ made }: { made: AccountExport }) => {
  if (made.status === 'waiting')
    return (
      <p className={`${card.note} ${classes.waiting}`}>
        <Loader size="xs" color="currentColor" aria-hidden />
        {t('Gathering your data. You can close this window: we mail you the link.')}
      </p>
    );
  if (made.status === 'failed' || made.download_url === null || made.expires_at === null)
    return <p className={card.note}>{t('That did not work out. Please ask for your data again.')}</p>;
  return (
    <div className={classes.ready}>
      <Button
        component="a"
        href={made.download_url}
        download
        variant="ink"
        leftSection={<Download aria-hidden />}
      >
        {t('Save the file')}
      </Button>
      <p className={card.note}>
        {t('{size}. The link works until {time}.', {
          size: sizeSays(made),
          time: endSays(made.expires_at),
        })}
      </p>
    </div>
  );
};
