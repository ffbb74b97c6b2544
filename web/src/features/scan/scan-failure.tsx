import { Button } from '@mantine/core';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { ErrorPlate } from '#web/ui/error-plate.tsx';
import { PhotoStep } from './photo-step.tsx';

interface Props {
  preview: string;
  message: string;
  onRetry: () => void;
  onType: () => void;
  onCancel: () => void;
}

/** The analysis failed: the photo is kept, and there are three ways on. */
export const ScanFailure = ({ preview, message, onRetry, onType, onCancel }: Props) => (
  <PhotoStep preview={preview} isCompact>
    <ErrorPlate
      title="We could not read this photo"
      message={message}
      actions={
        <>
          <Button variant="ink" leftSection={<RotateCw aria-hidden />} onClick={onRetry}>
            Retry
          </Button>
          <Button variant="default" onClick={onType}>
            Type it instead
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            New photo
          </Button>
        </>
      }
    />
  </PhotoStep>
);
