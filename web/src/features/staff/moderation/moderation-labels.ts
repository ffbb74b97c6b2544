import type { BrokenRule, ModerationAction } from '#shared/moderation/schema.ts';
import { t } from '#web/lib/language/translate.ts';

/** Why a meal was reported, or which rule it broke. */
export const ruleLabels: Record<BrokenRule, string> = {
  spam: t('Spam or advertising'),
  offensive: t('Insulting or hateful'),
  harmful: t('Harmful, such as promoting starvation'),
  private: t('Shows something private'),
  other: t('Something else'),
};

export const actionLabels: Record<ModerationAction, string> = {
  meal_hidden: t('Meal hidden'),
  meal_removed: t('Meal removed'),
  account_warned: t('Account warned'),
  account_suspended: t('Account suspended'),
  account_blocked: t('Account blocked'),
};
