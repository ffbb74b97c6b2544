import { useRef, useState } from 'react';
import { foodRoutes } from '#shared/foods/routes.ts';
import { notify } from '#web/ui/notify.ts';
import { call } from '../../lib/api/call.ts';
import { findFoods, isOfUse } from './find-foods.ts';
import { spokenCommand } from './spoken-command.ts';
import { nothingSaid, type SpokenMeal } from './spoken-meal.ts';
import { phraseFailed, phraseFound, phraseSaid, scratchLast } from './tell-meal.ts';

const describe = (text: string) => call(foodRoutes.describe, { body: { text } });

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The food table could not be asked.';

/** The meal that is being told. Everything that is said or typed comes to it; nothing that was put right is lost. */
export const useSpokenMeal = () => {
  const [meal, setMeal] = useState<SpokenMeal>(nothingSaid);
  /** One look-up after the other: calories that are said alone belong to the food before them. */
  const line = useRef<Promise<void>>(Promise.resolve());

  const lookUp = (id: string, text: string): void => {
    const look = async (): Promise<void> => {
      try {
        const found = await findFoods(text, describe);
        setMeal((now) =>
          isOfUse(found)
            ? phraseFound(now, id, found)
            : phraseFailed(now, id, { status: 'unknown', note: found.note }),
        );
      } catch (error) {
        setMeal((now) => phraseFailed(now, id, { status: 'failed', note: messageOf(error) }));
      }
    };
    line.current = line.current.then(look);
  };

  const scratch = (): void => setMeal(scratchLast);
  const clear = (): void =>
    setMeal((before) => {
      if (before.phrases.length > 0) notify.info('Cleared', undefined, { undo: () => setMeal(before) });
      return nothingSaid;
    });

  const say = (words: string): void => {
    const text = words.trim();
    const command = spokenCommand(text);
    if (command === 'scratch') return scratch();
    if (command === 'clear') return clear();
    if (text === '') return;
    const id = crypto.randomUUID();
    setMeal((now) => phraseSaid(now, id, text));
    lookUp(id, text);
  };

  return {
    meal,
    setMeal,
    say,
    scratch,
    clear,
    /** Asks the food table again for a phrase that it could not be asked for. */
    retry: (id: string, text: string): void => {
      setMeal((now) => phraseFailed(now, id, { status: 'looking', note: null }));
      lookUp(id, text);
    },
  };
};
