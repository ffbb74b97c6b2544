import { useQuery } from '@tanstack/react-query';
import { findBarcode, packagedItem, useProduct } from '#web/features/barcodes/public.ts';
import type { MealPhotos } from '../photos/meal-photos.ts';
import type { PlateSuggestion } from './plate-suggestion.ts';
import { readLabelText } from './read-label-text.ts';

interface Clues {
  barcode: string | null;
  lines: string[];
}

/** Reads the first barcode on the photos, and the text on the first photo. What cannot be read is left out. */
const readClues = async (photos: MealPhotos): Promise<Clues> => {
  const lines = await (photos[0] ? readLabelText(photos[0].jpeg) : Promise.resolve([])).catch(() => []);
  for (const { jpeg } of photos) {
    const barcode = await findBarcode(jpeg).catch(() => null);
    if (barcode !== null) return { barcode, lines };
  }
  return { barcode: null, lines };
};

/** Returns what can be read from the photos on this device: the product of a barcode, and text on a label. */
export const usePhotoClues = (photos: MealPhotos) => {
  const clues = useQuery({
    queryKey: ['photo-clues', ...photos.map(({ id }) => id)],
    queryFn: () => readClues(photos),
    enabled: photos.length > 0,
    staleTime: Infinity,
    retry: false,
  });
  const { data } = clues;
  const product = useProduct(data?.barcode ?? null);
  const packaged: PlateSuggestion | null = product.data
    ? {
        id: product.data.record_id,
        name: packagedItem(product.data).name,
        items: [packagedItem(product.data)],
      }
    : null;
  return {
    isReading: photos.length > 0 && (clues.isPending || product.isLoading),
    /** The barcode on the photos; null for none. */
    barcode: data?.barcode ?? null,
    /** The food of the barcode; null if there is none or it is unknown. */
    packaged,
    lines: data?.lines ?? [],
  };
};
