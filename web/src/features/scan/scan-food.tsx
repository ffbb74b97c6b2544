import { useQueryClient } from '@tanstack/react-query';
import { Activity } from 'react';
import { PhotosToFinish } from './drafts/photos-to-finish.tsx';
import { useOpenDraft } from './drafts/use-open-draft.ts';
import { recognitionKey, useRecognition } from './recognition/use-recognition.ts';
import classes from './scan-food.module.css';
import type { ScanFoodProps } from './scan-food-props.ts';
import { ScanStep } from './scan-step.tsx';
import { useScan } from './use-scan.ts';

/** Scanner that logs a meal by photo: camera or files, result, corrections and log. */
export const ScanFood = ({ isShown, ...outcomes }: ScanFoodProps) => {
  const scan = useScan(isShown);
  const recognition = useRecognition();
  const queryClient = useQueryClient();
  useOpenDraft(scan.resume);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <p className={classes.leftOut} role="status">
        {scan.leftOut}
      </p>
      <ScanStep
        scan={scan}
        recognition={recognition}
        onConsent={() => void queryClient.invalidateQueries({ queryKey: recognitionKey })}
        {...outcomes}
      />
      {scan.state.step === 'off' && <PhotosToFinish onFinish={scan.resume} />}
    </Activity>
  );
};
