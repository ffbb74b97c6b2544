/** The mailed code as it was typed or pasted: people copy spaces and dashes along with it. */
export const codeIn = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
