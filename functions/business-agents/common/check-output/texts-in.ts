import type { OutputContext } from './check-output.ts';

const parsedJson = (text: string): unknown => {
  if (!/^\s*[[{]/u.test(text)) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Returns the texts of a model's answer, also those inside JSON texts. Numbers count as texts there. */
export const textsIn = (value: unknown, isJson = false): string[] => {
  if (typeof value === 'number') return isJson ? [String(value)] : [];
  if (typeof value === 'string') {
    const inner = parsedJson(value);
    return inner === null ? [value] : textsIn(inner, true);
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one) => textsIn(one, isJson))
    : [];
};

/** Splits the data of a question into someone else's message, if there is one, and everything else. */
export const outputContextOf = (
  data: unknown,
  asked: string,
): Pick<OutputContext, 'asked' | 'message' | 'given' | 'done'> => {
  const isReply =
    typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';
  if (!isReply) return { asked, message: '', given: data, done: [] };
  const { message, ...given } = data as { message: string };
  return { asked, message, given, done: [] };
};
