import type { TabId } from '#web/features/shell/tabs.ts';
import { t } from '#web/lib/language/translate.ts';

/** What a page outside the dashboard is for, in one line under its title. */
export const purposes: Readonly<Partial<Record<TabId, string>>> = {
  plan: t('Plan tomorrow’s meals and log them in one tap.'),
  coach: t('Ask about your diary, your goal and your next meal.'),
  goal: t('Set your daily calories and macros.'),
  health: t('See how your last 7 days went and what helps next.'),
  agents: t('Drafts, tasks and follow-ups for your business. You decide what is sent.'),
  social: t('See your friends’ meals and share your own.'),
  voicetext: t('Say what you ate and check it before you log it.'),
};
