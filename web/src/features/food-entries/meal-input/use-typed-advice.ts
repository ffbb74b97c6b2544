import { useEffect, useState } from 'react';
import { findUrgentAdvice, type UrgentAdvice } from '#web/features/foods/public.ts';

interface Urgent {
  text: string;
  advice: UrgentAdvice;
}

const findAdvice = async (text: string): Promise<Urgent | null> => {
  const advice = await findUrgentAdvice(text);
  return advice && { text, advice };
};

/** Advice on an emergency that the text describes, found on the device while the text is typed. */
export const useTypedAdvice = (text: string) => {
  const [found, setFound] = useState<Urgent | null>(null);
  useEffect(() => {
    void findAdvice(text).then((urgent) => urgent && setFound(urgent));
  }, [text]);
  return {
    advice: found?.text === text ? found.advice : null,
    /** Checks the text before an action and returns whether it describes an emergency. */
    check: async (): Promise<boolean> => {
      const urgent = await findAdvice(text);
      if (urgent) setFound(urgent);
      return urgent !== null;
    },
  };
};
