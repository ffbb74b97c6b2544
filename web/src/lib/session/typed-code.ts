/** Normalizes a typed or pasted code: users copy spaces and dashes too. */
export const codeIn = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
