import { useEffect, useRef, useState } from 'react';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useLogMeals } from '../meals/use-log-meals.ts';
import { keepOpenWords } from '../open-words/open-words-store.ts';
import { readTriedMeal } from './read-tried-meal.ts';
import { removeTriedMeal } from './tried-meal.ts';
import { triedEntriesOf } from './tried-entries.ts';

/**
 * The meal that was kept on the front page. It is logged at once for the user who signed up with it; every other user is
 * asked first.
 */
export const useTriedMeal = () => {
  const user = useSession((session) => session.user?.sub);
  const [tried, setTried] = useState(() => readTriedMeal(user));
  const { logMeals, isLogging } = useLogMeals();
  const [isAsking, setAsking] = useState(tried?.owner === null);

  const log = (): void => {
    const found = tried && triedEntriesOf(tried, deviceTimeZone());
    if (!found) return;
    const { read, groups, entries, keys } = found;
    logMeals(entries, {
      keys,
      onLogged: () => {
        removeTriedMeal();
        setTried(null);
        keepOpenWords(read, (index) => groups.find(({ meals }) => meals.includes(index)));
      },
      // The user decides whether to try again.
      onFailed: () => setAsking(true),
    });
  };
  const isStarted = useRef(false);
  useEffect(() => {
    if (isAsking || isStarted.current) return;
    isStarted.current = true;
    log();
  });

  return {
    /** The meal to ask about; null if there is no question. */
    asked: isAsking ? tried : null,
    log,
    decline: (): void => {
      removeTriedMeal();
      setTried(null);
    },
    isLogging,
  };
};
