import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { useSingleOpen } from '#web/ui/interaction/use-single-open.ts';
import { BarcodeStart } from './barcode-start.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { useProduct } from './use-product.ts';

interface Props {
  /** Day and meal that logging was opened for; null for none. */
  openedFor: LocalDate | null;
  openedMeal: MealType | null;
  onLogged: () => void;
  /** Switches to the form for typing values. */
  onType: () => void;
}

/** Logs a packaged food by its barcode: scan, photograph or type it, set the amount, and log. */
export const BarcodeLog = ({ onLogged, onType, ...opened }: Props) => {
  const { open, show, close } = useSingleOpen<{ gtin: string }>();
  const found = useProduct(open?.gtin ?? null);
  if (open === null) return <BarcodeStart onCode={(gtin) => show({ gtin })} />;
  const leave = (): void => void close(open);
  if (found.data) {
    return (
      <ProductForm
        key={open.gtin}
        product={found.data}
        {...opened}
        onLogged={() => {
          if (close(open)) onLogged();
        }}
        onLeave={leave}
      />
    );
  }
  if (found.error) {
    return (
      <ProductNotFound
        gtin={open.gtin}
        error={found.error}
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
        onType={onType}
        onLeave={leave}
      />
    );
  }
  return <PageSpinner />;
};
