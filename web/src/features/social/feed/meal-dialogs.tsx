import type { SharedMeal } from '#shared/social/schema.ts';
import { BlockDialog } from '../friends/block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { UnshareDialog } from './unshare-dialog.tsx';

/** Action of a shared meal's menu that asks first. */
export type MealAction = 'unshare' | 'report' | 'block';

interface Props {
  meal: SharedMeal;
  action: MealAction;
  onClose: () => void;
  /** Called when the meal was removed from the feed. */
  onGone: () => void;
}

/**
 * Dialog of a shared meal's menu. It is rendered outside the feed's list, so that a meal that disappears does not
 * discard what the user typed.
 */
export const MealDialogs = ({ meal, action, onClose, onGone }: Props) => {
  if (action === 'unshare') return <UnshareDialog meal={meal} onClose={onClose} onDone={onGone} />;
  if (action === 'report') return <ReportDialog meal={meal} onClose={onClose} onDone={onGone} />;
  return <BlockDialog person={{ user_id: meal.user_id, name: meal.profiles.full_name }} onClose={onClose} />;
};
