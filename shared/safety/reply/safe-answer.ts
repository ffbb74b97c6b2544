import { gateText, type Reader } from './gate.ts';

/** Thrown for a text that its reader must not see. */
export class UnsafeText extends Error {
  override name = 'UnsafeText';
}

/**
 * Returns a model's answer without the items of its lists that contain a text the reader must not see. Items are dropped
 * whole, so that no title stays without its description.
 * @throws UnsafeText if such a text is outside of a list
 */
export const safeAnswer = (answer: unknown, reader: Reader): unknown => {
  if (typeof answer === 'string') {
    const fault = gateText(answer, reader);
    if (fault !== null) throw new UnsafeText(`The answer contains a text that is not shown: ${fault.kind}.`);
    return answer;
  }
  if (Array.isArray(answer))
    return answer.flatMap((item: unknown) => {
      try {
        return [safeAnswer(item, reader)];
      } catch (error) {
        if (error instanceof UnsafeText) return [];
        throw error;
      }
    });
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, safeAnswer(value, reader)]));
};
