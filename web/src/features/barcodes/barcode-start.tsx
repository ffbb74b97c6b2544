import { t } from '#web/lib/language/translate.ts';
import { useRef, useState } from 'react';
import { useRestoreFocus } from '#web/ui/interaction/use-restore-focus.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { BarcodeCamera } from './barcode-camera.tsx';
import { BarcodeEntry } from './barcode-entry.tsx';
import classes from './barcode-log.module.css';
import { loadBarcodeReader } from './barcode-reader.ts';
import { pictureOfFile } from './capture-picture.ts';
import { useBarcodeCamera } from './use-barcode-camera.ts';

const NO_READER = t('The barcode reader could not be loaded. Check your connection, or type the digits.');

/** Barcode entry with its camera view. */
export const BarcodeStart = ({ onCode }: { onCode: (gtin: string) => void }) => {
  const [isReading, setReading] = useState(false);
  const { stream, isStarting, start, stop } = useBarcodeCamera();
  const scan = useRef<HTMLButtonElement>(null);
  // Restores the focus after the camera was closed or a product was discarded.
  useRestoreFocus(scan);

  const take = (code: string): void => {
    stop();
    onCode(code);
  };
  const readPhoto = async (file: File): Promise<void> => {
    setReading(true);
    try {
      const [read, picture] = await Promise.all([loadBarcodeReader(), pictureOfFile(file)]);
      const code = picture && (await read(picture));
      if (code === null)
        notify.error(t('No barcode found'), t('Take it closer and straight, or type the digits.'));
      else take(code);
    } catch {
      notify.error(
        t('No barcode found'),
        t('This photo could not be read. Take another one, or type the digits.'),
      );
    } finally {
      setReading(false);
    }
  };
  return (
    <section className={classes.start} aria-label={t('Barcode')}>
      <h2 className={classes.title}>{t('Packaged food by its barcode')}</h2>
      <p className={classes.text}>
        {t(
          'The figures come from Open Food Facts, which volunteers write. You see them, and choose how much, before anything is logged. The picture does not leave your device.',
        )}
      </p>
      <BarcodeEntry
        scanButton={scan}
        isStarting={isStarting}
        isReading={isReading}
        onScan={() => void start()}
        onPhoto={(file) => void readPhoto(file)}
        onCode={take}
      />
      {stream && (
        <BarcodeCamera
          stream={stream}
          onFound={take}
          onFailed={() => {
            stop();
            notify.error(t('Barcode Error'), NO_READER);
          }}
          onCancel={stop}
        />
      )}
    </section>
  );
};
