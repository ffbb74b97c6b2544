import { Button } from '@mantine/core';
import Camera from 'lucide-react/icons/camera';
import { type DragEvent, useRef, useState } from 'react';
import { useCatchFocus } from '#web/ui/catch-focus.ts';
import { ChoosePhoto } from './choose-photo.tsx';
import classes from './scan-start.module.css';
import { ViewfinderPlate } from './viewfinder-plate.tsx';

interface Props {
  isStarting: boolean;
  onStart: () => void;
  onFile: (file: File) => void;
}

/** The scanner at rest: start the camera, choose a photo, or drop one. */
export const ScanStart = ({ isStarting, onStart, onFile }: Props) => {
  const [isOver, setIsOver] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  useCatchFocus(start);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
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
        <h2 className={classes.title}>One photo, and the plate is weighed</h2>
        <p className={classes.text}>
          From above, in good light, everything in view. You see each food with its weight and where its
          figures come from, and correct what is wrong before anything is logged.
        </p>
        <div className={classes.actions}>
          <Button
            ref={start}
            size="lg"
            leftSection={<Camera aria-hidden />}
            loading={isStarting}
            onClick={onStart}
          >
            Start Camera
          </Button>
          <ChoosePhoto size="lg" variant="default" onChoose={onFile} />
        </div>
      </div>
    </section>
  );
};
