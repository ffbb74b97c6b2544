import { t } from '#web/lib/language/translate.ts';
import type { SharedMeal } from '#shared/social/schema.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useUnshare } from './use-unshare.ts';

interface Props {
  meal: SharedMeal;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog that asks for confirmation before a meal is unshared, which deletes its likes. */
export const UnshareDialog = ({ meal, onClose, onDone }: Props) => {
  const { mutate, isPending } = useUnshare(() => {
    onClose();
    onDone();
  });
  return (
    <ConfirmDialog
      title={t('Stop sharing {meal}?', { meal: meal.food_entries.food_name })}
      says={t('Others will no longer see it, and its likes will be removed. It stays in your diary.')}
      yes={t('Stop sharing')}
      isBusy={isPending}
      onYes={() => mutate(meal)}
      onClose={onClose}
    />
  );
};
