import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';

/** The password policy. Default: Cognito's own policy, eight characters with all character classes. */
export const passwordPolicy = z
  .object({
    MinimumLength: z.number().default(8),
    RequireLowercase: z.boolean().default(false),
    RequireUppercase: z.boolean().default(false),
    RequireNumbers: z.boolean().default(false),
    RequireSymbols: z.boolean().default(false),
  })
  .default({
    MinimumLength: 8,
    RequireLowercase: true,
    RequireUppercase: true,
    RequireNumbers: true,
    RequireSymbols: true,
  });
export type PasswordPolicy = z.output<typeof passwordPolicy>;

/** Validates a password. @throws AwsError `InvalidPasswordException` with the first violated rule */
export const checkPassword = (policy: PasswordPolicy, password: string): void => {
  const problem = [
    { broken: password.length < policy.MinimumLength, says: 'Password not long enough' },
    { broken: password.length > 256, says: 'Password too long' },
    { broken: /^\s|\s$/.test(password), says: 'Password must not begin or end with a space' },
    {
      broken: policy.RequireUppercase && !/[A-Z]/.test(password),
      says: 'Password must have uppercase characters',
    },
    {
      broken: policy.RequireLowercase && !/[a-z]/.test(password),
      says: 'Password must have lowercase characters',
    },
    { broken: policy.RequireNumbers && !/\d/.test(password), says: 'Password must have numeric characters' },
    {
      broken: policy.RequireSymbols && !/[^\w\s]|_/.test(password),
      says: 'Password must have symbol characters',
    },
  ].find(({ broken }) => broken);
  if (problem) throw cognitoErrors.passwordPolicy(problem.says);
};
