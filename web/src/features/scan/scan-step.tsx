import { t } from '#web/lib/language/translate.ts';
import { OpenWordsReminder } from '#web/features/food-entries/public.ts';
import { AddPhoto } from './photos/add-photo.tsx';
import { Analyzing } from './analyzing.tsx';
import { PlateCamera } from './photos/plate-camera.tsx';
import { DescribePlate } from './result/describe-plate.tsx';
import { entryPhotoOf, roomFor } from './photos/meal-photos.ts';
import { queuePhotos } from './photos/queue-photos.ts';
import { MealResult } from './result/meal-result.tsx';
import { PhotoStep } from './photos/photo-step.tsx';
import { Recognizing } from './recognizing.tsx';
import { ScanFailure } from './scan-failure.tsx';
import type { ScanFoodProps } from './scan-food-props.ts';
import type { Recognition } from './recognition/use-recognition.ts';
import { ScanStart } from './start/scan-start.tsx';
import { photosOf } from './scan-state.ts';
import { mealOfWords } from './result/scanned-meal.ts';
import type { Scan } from './use-scan.ts';

const CORRECTIONS_LOST = t('We’ll analyze your plate again, and you’ll lose your corrections.');

interface Props extends Omit<ScanFoodProps, 'isShown'> {
  scan: Scan;
  /** What recognizes a photo; null until it is known. */
  recognition: Recognition | null;
  /** Called when the user decided about AI providers. */
  onConsent: () => void;
}

/** Renders the current step of the scan. */
export const ScanStep = ({ scan, recognition, onConsent, onLogged, renderConsent, renderSeveral }: Props) => {
  const { state, dispatch } = scan;
  const removePhoto = (id: string): void => dispatch({ type: 'photo-removed', id });
  const retry = (): void => dispatch({ type: 'retried' });
  // Without a model, an analysis would fail later too.
  const isAnalyzedLater = recognition !== 'none' && recognition !== 'declined';
  const add =
    roomFor(photosOf(state)) > 0 &&
    renderSeveral(
      <AddPhoto
        note={state.step === 'result' && state.meal.corrected ? CORRECTIONS_LOST : null}
        isOpening={scan.isOpening}
        onCamera={() => void scan.startCamera()}
        onFiles={(files) => void scan.chooseFiles(files)}
      />,
    );

  switch (state.step) {
    case 'off':
    case 'starting':
      return (
        <>
          <OpenWordsReminder renderConsent={renderConsent} />
          <ScanStart
            recognition={recognition}
            text={scan.text}
            onText={scan.setText}
            onDescribe={() => dispatch({ type: 'typing-chosen' })}
            isStarting={state.step === 'starting'}
            isOpening={scan.isOpening}
            onStart={() => void scan.startCamera()}
            onFiles={(files) => void scan.chooseFiles(files)}
          />
        </>
      );
    case 'streaming':
      return <PlateCamera stream={state.stream} onCapture={scan.capture} onCancel={scan.goBack} />;
    case 'analyzing':
      return <Analyzing photos={state.photos} onCancel={scan.goBack} />;
    case 'consenting':
      return (
        <PhotoStep photos={state.photos} isCompact>
          {renderConsent({
            onGranted: () => {
              onConsent();
              retry();
            },
            onDeclined: () => {
              onConsent();
              dispatch({ type: 'consent-declined' });
            },
          })}
        </PhotoStep>
      );
    case 'failed':
      return (
        <ScanFailure
          photos={state.photos}
          message={state.message}
          urgent={state.urgent ?? null}
          hasPlate={state.before !== null}
          add={add}
          onRemovePhoto={removePhoto}
          onRetry={retry}
          onWait={
            state.canWait && isAnalyzedLater
              ? () => void queuePhotos(state.photos, scan.text, scan.end)
              : null
          }
          onLater={scan.finishLater}
          onType={() => dispatch({ type: 'typing-chosen' })}
          onBack={scan.goBack}
        />
      );
    case 'recognising':
      return <Recognizing photos={state.photos} text={scan.text} dispatch={dispatch} />;
    case 'asking':
      return (
        <DescribePlate
          photos={state.photos}
          why={state.why}
          fault={state.fault}
          text={scan.text}
          onText={scan.setText}
          chosen={scan.chosen}
          onToggle={scan.toggle}
          renderConsent={renderConsent}
          onDevice={() => dispatch({ type: 'device-chosen' })}
          onDescribed={(described, read) =>
            dispatch({ type: 'meal-found', meal: mealOfWords(described, entryPhotoOf(state.photos), read) })
          }
          onRemovePhoto={removePhoto}
          onRetry={retry}
          onReconsider={() => dispatch({ type: 'consent-reconsidered' })}
          onLater={scan.finishLater}
          onCancel={scan.goBack}
        />
      );
    default:
      return (
        <MealResult
          photos={state.photos}
          meal={state.meal}
          takenAt={scan.takenAt}
          add={add}
          renderConsent={renderConsent}
          onRemovePhoto={removePhoto}
          onCorrect={(correct) => dispatch({ type: 'meal-corrected', correct })}
          onLogged={() => {
            scan.end();
            onLogged();
          }}
          onCancel={scan.discard}
        />
      );
  }
};
