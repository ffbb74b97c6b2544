import type { TabId } from '#web/features/shell/tabs.ts';
import { t } from '#web/lib/language/translate.ts';

/** What each tab or page is for, in one line. */
export const featureNotes: Readonly<Record<TabId, string>> = {
  stats: t('See what you ate today.'),
  log: t('Type a food and check its values.'),
  camera: t('Take a photo of your plate.'),
  diary: t('Look through past days, and correct or copy them.'),
  voice: t('Log and ask questions by talking.'),
  voicetext: t('Say a whole meal in one go.'),
  plan: t('Choose tomorrow’s meals and log them in one tap.'),
  coach: t('Ask about your diary, your goal or your next meal.'),
  goal: t('Set your daily calories and macros.'),
  health: t('See how your last 7 days went and what helps next.'),
  insights: t('Find patterns in what you eat.'),
  agents: t('Get drafts, tasks and follow-ups for your business.'),
  fasting: t('Time a fast and see when it ends.'),
  social: t('Share meals and see your friends’ plates.'),
  subscription: t('See your plan, credits and payments.'),
  referral: t('Invite friends and earn credits.'),
  profile: t('Change your details, units and language.'),
};
