import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { RemindersCard } from '#web/features/reminders/reminders-card.tsx';
import classes from '../profile-content.module.css';
import { WeeklyEmailSlot } from './weekly-mail-slot.tsx';

/** Reminders on devices, and the weekly email. */
export const NotificationsPart = () => (
  <OneUpgradeCard>
    <div className={classes.cards}>
      <RemindersCard />
      <WeeklyEmailSlot />
    </div>
  </OneUpgradeCard>
);
