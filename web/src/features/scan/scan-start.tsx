import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Camera from 'lucide-react/icons/camera';
import { type DragEvent, useRef, useState } from 'react';
import { useRestoreFocus } from '#web/ui/interaction/use-restore-focus.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import { ChoosePhoto } from './photos/choose-photo.tsx';
import classes from './scan-start.module.css';
import { ViewfinderPlate } from './photos/viewfinder-plate.tsx';

interface Props {
  isStarting: boolean;
  onStart: () => void;
  /** Whether selected photos are being opened. */
  isOpening: boolean;
  onFiles: (files: File[]) => void;
}

/** Start step of the scanner: start the camera, select a photo, or drop one. */
export const ScanStart = ({ isStarting, isOpening, onStart, onFiles }: Props) => {
  const [isOver, setIsOver] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  useRestoreFocus(start);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };

  return (
    <section
      className={classes.card}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={classes.table}>
        <ViewfinderPlate />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>{t('Snap your plate. We’ll estimate the rest.')}</h2>
        <p className={classes.text}>
          {t(
            'Shoot from above in good light. We list each food with its weight and source, and you can fix anything before logging.',
          )}
        </p>
        <div className={classes.actions}>
          <Button
            ref={start}
            size="lg"
            leftSection={<Camera aria-hidden />}
            loading={isStarting}
            onClick={onStart}
          >
            {t('Start Camera')}
          </Button>
          <ChoosePhoto size="lg" variant="default" loading={isOpening} onChoose={onFiles} />
        </div>
        <CreditCost action="photo_analysis" />
      </div>
    </section>
  );
};
