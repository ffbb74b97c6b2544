import { describe, expect, it } from 'vitest';
import { insteadOfLogging } from '#functions/platform/safety/instead-of-logging.ts';
import { urgentAdvice } from '#shared/safety/urgent-advice.ts';

const adviceFor = (text: string) => urgentAdvice(text, { language: 'en', zone: 'America/New_York' });

describe('A meal text about an emergency', () => {
  it.each(['I drank bleach', 'my son swallowed a button battery', 'ate peanuts and my throat is closing'])(
    'gets help instead of a food for "%s"',
    (text) => {
      const advice = adviceFor(text);
      expect(advice?.refer).toBe('emergency');
      const error = advice && insteadOfLogging(advice);
      expect(error?.code).toBe('NO_FOOD_RECOGNISED');
      expect(error?.message).toContain('911');
      expect(error?.details?.[0]).toEqual({ field: 'refer', message: 'emergency' });
      expect(error?.details?.some(({ field }) => field.startsWith('tel:'))).toBe(true);
    },
  );

  it.each([
    '2 eggs and toast',
    'suicide wings, 6 pieces',
    'death by chocolate cake',
    'pregnant and had an apple',
  ])('a meal is logged as usual for "%s"', (text) => expect(adviceFor(text)).toBeNull());
});
