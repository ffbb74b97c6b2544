import { Activity } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { Analyzing } from './analyzing.tsx';
import { CameraView } from './camera-view.tsx';
import { DescribePlate } from './describe-plate.tsx';
import { MealResult } from './meal-result.tsx';
import { ScanFailure } from './scan-failure.tsx';
import { ScanStart } from './scan-start.tsx';
import { mealOfWords } from './scanned-meal.ts';
import { type Scan, useScan } from './use-scan.ts';

interface Props {
  /** While another view shows, the scan waits as it is; the camera does not. */
  isShown: boolean;
  onLogged: (entry: FoodEntry) => void;
}

/** A meal by photo: camera or file, what is on it, corrections, log. */
export const ScanFood = ({ isShown, onLogged }: Props) => {
  const scan = useScan(isShown);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <ScanStep scan={scan} onLogged={onLogged} />
    </Activity>
  );
};

const ScanStep = ({ scan, onLogged }: { scan: Scan; onLogged: Props['onLogged'] }) => {
  const { state, dispatch } = scan;

  switch (state.step) {
    case 'off':
    case 'starting':
      return (
        <ScanStart
          isStarting={state.step === 'starting'}
          onStart={() => void scan.startCamera()}
          onFile={(file) => void scan.chooseFile(file)}
        />
      );
    case 'streaming':
      return <CameraView stream={state.stream} onCapture={scan.capture} onCancel={scan.end} />;
    case 'analyzing':
      return <Analyzing preview={state.photo.preview} sent={state.sent} onCancel={scan.end} />;
    case 'failed':
      return (
        <ScanFailure
          preview={state.photo.preview}
          message={state.message}
          onRetry={() => void scan.retry(state)}
          onType={() => dispatch({ type: 'typing-chosen' })}
          onCancel={scan.end}
        />
      );
    case 'asking':
      return (
        <DescribePlate
          preview={state.photo.preview}
          isStored={state.storedKey !== null}
          modelMissing={state.modelMissing}
          onDescribed={(described) =>
            dispatch({ type: 'meal-found', meal: mealOfWords(described, state.storedKey) })
          }
          onRetry={() => void scan.retry(state)}
          onCancel={scan.end}
        />
      );
    default:
      return (
        <MealResult
          preview={state.photo.preview}
          meal={state.meal}
          onCorrect={(correct) => dispatch({ type: 'meal-corrected', correct })}
          onLogged={(entry) => {
            scan.end();
            onLogged(entry);
          }}
          onCancel={scan.end}
        />
      );
  }
};
