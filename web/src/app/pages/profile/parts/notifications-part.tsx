import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { FriendNoticeSetting } from '#web/features/social/friends/friend-notice-setting.tsx';
import { RemindersCard } from '#web/features/reminders/reminders-card.tsx';
import classes from '../profile-content.module.css';
import { WeeklyEmailSlot } from './weekly-mail-slot.tsx';

/** Reminders on devices, the weekly email, and notices of friend requests. */
export const NotificationsPart = () => (
  <OneUpgradeCard>
    <div className={classes.cards}>
      <RemindersCard />
      <WeeklyEmailSlot />
      <FriendNoticeSetting />
    </div>
  </OneUpgradeCard>
);
