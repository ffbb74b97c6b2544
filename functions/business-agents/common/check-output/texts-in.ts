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

/** Splits the data of a question into someone else's message, a template by rules, and everything else. */
export const outputContextOf = (
  data: unknown,
  asked: string,
): Pick<OutputContext, 'asked' | 'message' | 'given' | 'template' | 'done'> => {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { asked, message: '', given: data, done: [] };
  const { message, outline, draft, ...given } = data as Record<string, unknown>;
  const template = outline ?? draft;
  return {
    asked,
    message: typeof message === 'string' ? message : '',
    given,
    ...(template !== undefined && { template }),
    done: [],
  };
};
