import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FoodEntry, MealType } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { ErrorPlate } from '#web/ui/error-plate.tsx';
import { notify } from '#web/ui/notify.ts';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { BarcodeCamera } from './barcode-camera.tsx';
import { BarcodeEntry } from './barcode-entry.tsx';
import classes from './barcode-log.module.css';
import { loadBarcodeReader } from './barcode-reader.ts';
import { pictureOfFile } from './picture-of.ts';
import { ProductForm } from './product-form.tsx';
import { useBarcodeCamera } from './use-barcode-camera.ts';
import { useProduct } from './use-product.ts';

interface Props {
  /** Day and meal that logging was opened for. */
  openedFor: LocalDate | null;
  openedMeal: MealType | null;
  onLogged: (entry: FoodEntry) => void;
  /** Leads to the form where figures are typed. */
  onType: () => void;
}

const NO_READER = 'The barcode reader could not be loaded. Check your connection, or type the digits.';

/** A packaged food by its barcode: scanned, photographed or typed, found, weighed, logged. */
export const BarcodeLog = ({ openedFor, openedMeal, onLogged, onType }: Props) => {
  const [gtin, setGtin] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const camera = useBarcodeCamera();
  const found = useProduct(gtin);
  const { stop } = camera;

  const take = (code: string): void => {
    stop();
    setGtin(code);
  };
  const readPhoto = async (file: File): Promise<void> => {
    setReading(true);
    try {
      const [read, picture] = await Promise.all([loadBarcodeReader(), pictureOfFile(file)]);
      const code = picture && (await read(picture));
      if (code === null) notify.error('No barcode found', 'Take it closer and straight, or type the digits.');
      else take(code);
    } catch {
      notify.error('No barcode found', 'This photo could not be read. Take another one, or type the digits.');
    } finally {
      setReading(false);
    }
  };

  if (gtin === null) {
    return (
      <section className={classes.start} aria-label="Barcode">
        <h2 className={classes.title}>Packaged food by its barcode</h2>
        <p className={classes.text}>
          The figures come from Open Food Facts, which volunteers write. You see them, and choose how much,
          before anything is logged. The picture does not leave your device.
        </p>
        <BarcodeEntry
          isStarting={camera.isStarting}
          isReading={isReading}
          onScan={() => void camera.start()}
          onPhoto={(file) => void readPhoto(file)}
          onCode={take}
        />
        {camera.stream && (
          <BarcodeCamera
            stream={camera.stream}
            onFound={take}
            onFailed={() => {
              stop();
              notify.error('Barcode Error', NO_READER);
            }}
            onCancel={stop}
          />
        )}
      </section>
    );
  }
  const leave = (): void => setGtin(null);
  if (found.data) {
    const logged = (entry: FoodEntry): void => {
      leave();
      onLogged(entry);
    };
    return (
      <ProductForm
        key={gtin}
        product={found.data}
        openedFor={openedFor}
        openedMeal={openedMeal}
        onLogged={logged}
        onLeave={leave}
      />
    );
  }
  if (found.error) {
    const isUnknown = found.error instanceof ApiError && found.error.code === 'BARCODE_UNKNOWN';
    return (
      <ErrorPlate
        title={isUnknown ? 'Not known yet' : 'This could not be looked up'}
        message={`${found.error.message} (${gtin})`}
        actions={
          <>
            {!isUnknown && <Button onClick={() => void found.refetch()}>Retry</Button>}
            <Button variant={isUnknown ? 'filled' : 'default'} onClick={onType}>
              Enter the figures
            </Button>
            <Button variant="default" onClick={leave}>
              Another barcode
            </Button>
          </>
        }
      />
    );
  }
  return <PageSpinner />;
};
