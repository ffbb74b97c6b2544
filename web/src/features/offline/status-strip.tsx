import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import CloudOff from 'lucide-react/icons/cloud-off';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useNewVersion } from '#web/lib/offline/new-version.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import classes from './status-strip.module.css';

const parts = { strong: (inner: string) => <b>{inner}</b> };

/** Banner above every page: offline status, and an available update. */
export const StatusStrip = () => {
  const isOnline = useOnline();
  const { take } = useNewVersion();
  const [isLater, setLater] = useState(false);
  const isOffered = take !== null && !isLater && isOnline;
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.strip} data-tone="caution">
          <CloudOff aria-hidden />
          <span>
            <RichText
              text="<strong>Offline.</strong> You’re seeing saved data. New entries sync when you’re back online."
              parts={parts}
            />
          </span>
        </p>
      )}
      {isOffered && (
        <div className={classes.strip}>
          <Sparkles aria-hidden />
          <span>{t('A new version is available.')}</span>
          <Button size="xs" variant="default" onClick={take}>
            {t('Reload')}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setLater(true)}>
            {t('Later')}
          </Button>
        </div>
      )}
    </div>
  );
};
