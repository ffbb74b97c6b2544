import { screen } from '@testing-library/react';
import { Activity, type ComponentProps, useState } from 'react';
import { vi } from 'vitest';
import { barcodeRoutes } from '#shared/barcodes/routes.ts';
import type { Product } from '#shared/barcodes/schema.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { BarcodeLog } from '#web/features/barcodes/barcode-log.tsx';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aProduct, OATS } from '#test/support/builders/a-product.ts';
import { createStream, setMediaDevices } from '../scan/scripted-browser.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

export { OATS };
export const oats: Product = aProduct();

/** Sets the results of the browser's barcode detector, one per frame, then none. */
let looks: string[][] = [];
export const sees = (...seen: string[][]): void => {
  looks = seen;
};
class Detector {
  static getSupportedFormats = () => Promise.resolve(['ean_13', 'ean_8', 'upc_a', 'upc_e']);
  detect() {
    return Promise.resolve((looks.shift() ?? []).map((rawValue) => ({ rawValue })));
  }
}

/** Adds the browser features that jsdom lacks: barcode detector, video frames, canvas. */
export const scriptBarcodes = (): void => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  looks = [];
  vi.stubGlobal('BarcodeDetector', Detector);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1280);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720);
  const paper = { fillStyle: '', fillRect: vi.fn(), drawImage: vi.fn(), getImageData: () => ({}) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as unknown as null);
};

export const scriptCamera = (capabilities: object = {}) => {
  const stream = createStream();
  const applyConstraints = vi.fn(() => Promise.resolve());
  const [track] = stream.getTracks();
  const lit = Object.assign(track!, { getCapabilities: () => capabilities, applyConstraints });
  const getUserMedia = vi.fn(() => {
    stream.active = true;
    return Promise.resolve(Object.assign(stream, { getVideoTracks: () => [lit] }));
  });
  setMediaDevices({ getUserMedia });
  return { stream, getUserMedia, applyConstraints };
};

type Opened = Pick<ComponentProps<typeof BarcodeLog>, 'openedFor' | 'openedMeal'>;

export const openBarcodes = (product: Partial<Product> = {}) => {
  const api = scriptedApi();
  api.on(barcodeRoutes.read, () => ({ ...oats, ...product }));
  api.on(foodEntryRoutes.create, () => aFoodEntry({ food_name: 'Oat flakes' }));
  const [onLogged, onType] = [vi.fn(), vi.fn()];
  const page = (isShown: boolean, opened: Opened) => (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <BarcodeLog {...opened} onLogged={onLogged} onType={onType} />
    </Activity>
  );
  const Page = () => {
    const [isShown, setShown] = useState(true);
    const [opened, setOpened] = useState<Opened>({ openedFor: null, openedMeal: 'breakfast' });
    return (
      <>
        <button onClick={() => setShown(!isShown)}>Elsewhere and back</button>
        <button onClick={() => setOpened({ openedFor: '2026-11-18', openedMeal: 'dinner' })}>
          Add to another dinner
        </button>
        {page(isShown, opened)}
      </>
    );
  };
  const view = openScreen(<Page />);
  const find = async (digits: string) => {
    await view.user.type(screen.getByLabelText('Or type the number'), digits);
    await view.click('Search');
  };
  const logged = () => api.sentTo(foodEntryRoutes.create)[0]?.body;
  /** Holds back the response to a logged entry. */
  const holdLogging = () => {
    let answer = (): void => undefined;
    api.on(
      foodEntryRoutes.create,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(aFoodEntry({ food_name: 'Oat flakes' }));
        }),
    );
    return () => answer();
  };
  return { api, onLogged, onType, find, logged, holdLogging, ...view };
};
