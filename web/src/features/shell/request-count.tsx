import { plural } from '#web/lib/language/translate.ts';
import { useOpenRequests } from '#web/features/social/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './nav-list.module.css';

/** Badge with the number of pending friend requests; empty if there are none. */
export const RequestCount = () => {
  const count = useOpenRequests();
  if (count === 0) return null;
  const n = formatNumber(count);
  return (
    <span className={classes.count}>
      <span aria-hidden>{n}</span>
      <span className="visually-hidden">
        {plural(count, '{n} friend request', '{n} friend requests', { n })}
      </span>
    </span>
  );
};
