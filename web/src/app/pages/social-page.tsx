import { t } from '#web/lib/language/translate.ts';
import { LockedButton } from '#web/features/billing/upgrade/locked-button.tsx';
import { SocialView } from '#web/features/social/social-view.tsx';
import { ShellPage } from '../shell/shell-page.tsx';

/** /social: friends and their shared meals. */
export const SocialPage = () => (
  <ShellPage tab="social">
    <SocialView lockedEveryone={<LockedButton feature="social_sharing">{t('Everyone')}</LockedButton>} />
  </ShellPage>
);
