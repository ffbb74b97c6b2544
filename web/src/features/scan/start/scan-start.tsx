import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import Camera from 'lucide-react/icons/camera';
import Keyboard from 'lucide-react/icons/keyboard';
import { type DragEvent, useRef, useState } from 'react';
import { MAX_PHOTO_TEXT } from '#shared/scan/photo-source.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { useRestoreFocus } from '#web/ui/interaction/use-restore-focus.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import { ChoosePhoto } from '../photos/choose-photo.tsx';
import { ViewfinderPlate } from '../photos/viewfinder-plate.tsx';
import { canRecognize, type Recognition } from '../recognition/use-recognition.ts';
import classes from './scan-start.module.css';
import { startTexts } from './start-texts.ts';

interface Props {
  /** What recognizes a photo; null until it is known. */
  recognition: Recognition | null;
  isStarting: boolean;
  onStart: () => void;
  /** Whether selected photos are being opened. */
  isOpening: boolean;
  onFiles: (files: File[]) => void;
  /** What the user adds to the photo. */
  text: string;
  onText: (text: string) => void;
  /** Opens the description without a photo. */
  onDescribe: () => void;
}

/** Start step of the scanner: what will happen, and the ways to begin. A photo can also be dropped. */
export const ScanStart = ({ recognition, onFiles, ...props }: Props) => {
  const [isOver, setIsOver] = useState(false);
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
      {recognition === null ? (
        <StartSkeleton />
      ) : (
        <StartActions recognition={recognition} onFiles={onFiles} {...props} />
      )}
    </section>
  );
};

/** Placeholder until it is known what recognizes a photo, so that no button changes under the finger. */
const StartSkeleton = () => (
  <div className="stack4" role="status" aria-label={t('Loading')} aria-busy>
    <SkeletonBlock width="80%" height="2rem" />
    <SkeletonBlock height="3.5rem" />
    <SkeletonBlock height="3.25rem" />
    <SkeletonBlock height="3.25rem" />
  </div>
);

type ActionProps = Omit<Props, 'recognition'> & { recognition: Recognition };

const StartActions = ({ recognition, isStarting, isOpening, text, ...on }: ActionProps) => {
  const first = useRef<HTMLButtonElement>(null);
  useRestoreFocus(first);
  const isPhotoFirst = canRecognize(recognition);
  const describe = (
    <Button
      ref={isPhotoFirst ? null : first}
      size="lg"
      variant={isPhotoFirst ? 'subtle' : 'filled'}
      leftSection={<Keyboard aria-hidden />}
      onClick={on.onDescribe}
    >
      {t('Describe your meal')}
    </Button>
  );
  return (
    <div>
      <h2 className={classes.title}>{startTexts[recognition].title}</h2>
      <p className={classes.text}>{startTexts[recognition].text}</p>
      {isPhotoFirst && (
        <TextInput
          className={classes.details ?? ''}
          label={t('Add details (optional)')}
          placeholder={t('With oat milk, I ate half')}
          maxLength={MAX_PHOTO_TEXT}
          autoComplete="off"
          value={text}
          onChange={(event) => on.onText(event.currentTarget.value)}
        />
      )}
      <div className={classes.actions} data-photo-first={isPhotoFirst || undefined}>
        {!isPhotoFirst && describe}
        <Button
          ref={isPhotoFirst ? first : null}
          size="lg"
          variant={isPhotoFirst ? 'filled' : 'default'}
          leftSection={<Camera aria-hidden />}
          loading={isStarting}
          onClick={on.onStart}
        >
          {t('Start Camera')}
        </Button>
        <ChoosePhoto size="lg" variant="default" loading={isOpening} onChoose={on.onFiles} />
        {isPhotoFirst && describe}
      </div>
      {(recognition === 'model' || recognition === 'undecided') && <CreditCost action="photo_analysis" />}
    </div>
  );
};
