import { t } from '#web/lib/language/translate.ts';
import { LockedPreview } from '#web/features/billing/upgrade/locked-preview.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { SocialView } from '#web/features/social/social-view.tsx';
import { ShellPage } from '../shell/shell-page.tsx';

const lockedEveryone = (
  <LockedPreview
    feature="social_sharing"
    sample={[t('Visible to everyone: lentil soup with bread, today at noon')]}
  />
);

/** /social: friends and their shared meals. */
export const SocialPage = () => (
  <ShellPage tab="social">
    <OneUpgradeCard>
      <SocialView lockedEveryone={lockedEveryone} />
    </OneUpgradeCard>
  </ShellPage>
);
