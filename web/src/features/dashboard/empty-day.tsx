import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Camera from 'lucide-react/icons/camera';
import Keyboard from 'lucide-react/icons/keyboard';
import type { ReactNode } from 'react';
import type { LoggingTab } from './logging-tab.ts';
import classes from './empty-day.module.css';

const photo = { tab: 'camera', label: t('Take a photo'), icon: Camera } as const;
const text = { tab: 'log', label: t('Describe your meal'), icon: Keyboard } as const;

interface Props {
  /** Whether something can recognize a photo. */
  isPhotoFirst: boolean;
  onTab: (tab: LoggingTab) => void;
  /** The usual meal of this time, from another feature. */
  usual: ReactNode;
}

/** Shown beside an empty plate. */
export const EmptyDay = ({ isPhotoFirst, onTab, usual }: Props) => (
  <div className="card">
    <h2 className={classes.title}>{t('Your plate is empty')}</h2>
    <p className={classes.text}>{t('Log your first meal and the dial starts to fill.')}</p>
    <div className={classes.actions}>
      {(isPhotoFirst ? [photo, text] : [text, photo]).map(({ tab, label, icon: Icon }) => (
        <Button key={tab} variant="default" leftSection={<Icon aria-hidden />} onClick={() => onTab(tab)}>
          {label}
        </Button>
      ))}
    </div>
    {usual}
  </div>
);
