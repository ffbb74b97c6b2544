import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Camera from 'lucide-react/icons/camera';
import Keyboard from 'lucide-react/icons/keyboard';
import type { ReactNode } from 'react';
import type { LoggingTab } from './logging-tab.ts';
import classes from './empty-day.module.css';

interface Props {
  onTab: (tab: LoggingTab) => void;
  /** The usual meal of this time, from another feature. */
  usual: ReactNode;
}

/** Shown beside an empty plate. */
export const EmptyDay = ({ onTab, usual }: Props) => (
  <div className="card">
    <h2 className={classes.title}>{t('Your plate is empty')}</h2>
    <p className={classes.text}>{t('Log your first meal and the dial starts to fill.')}</p>
    <div className={classes.actions}>
      <Button
        className={classes.action ?? ''}
        leftSection={<Camera aria-hidden />}
        onClick={() => onTab('camera')}
      >
        {t('Take a photo')}
      </Button>
      <Button variant="default" leftSection={<Keyboard aria-hidden />} onClick={() => onTab('log')}>
        {t('Type it')}
      </Button>
    </div>
    {usual}
  </div>
);
