import * as z from 'zod';

/** The parameter with the synthetic user's account, which the operator signs up (docs/deploying.md). */
const credentials = z.strictObject({ email: z.email(), password: z.string().min(1) });
export type Credentials = z.output<typeof credentials>;

/** Parses the parameter. @throws Error without its value */
export const parseCredentials = (text: string): Credentials => {
  const parsed = credentials.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error('The parameter of the synthetic user is not {"email", "password"}.');
  return parsed.data;
};
