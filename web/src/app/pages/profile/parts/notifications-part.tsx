import { RemindersCard } from '#web/features/reminders/reminders-card.tsx';
import classes from '../profile-content.module.css';
import { WeeklyEmailSlot } from './weekly-mail-slot.tsx';

/** Reminders on devices, and the weekly email. */
export const NotificationsPart = () => (
  <div className={classes.cards}>
    <RemindersCard />
    <WeeklyEmailSlot />
  </div>
);
