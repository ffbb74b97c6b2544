import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import type { UserPool } from '../user-pool.ts';

/** One operation of the user pools API, with JSON input and output. */
export type Operation = (input: unknown, pool: UserPool) => Promise<object>;

const problemOf = ({ path, code, message, input }: z.core.$ZodIssue): string => {
  const field = path
    .map(String)
    .join('.')
    .replace(/^./, (first) => first.toLowerCase());
  const constraint = code === 'invalid_type' && input === undefined ? 'Member must not be null' : message;
  return `Value at '${field}' failed to satisfy constraint: ${constraint}`;
};

/**
 * Defines an operation that parses its input.
 * @throws AwsError `InvalidParameterException` that names the first invalid field
 */
export const defineOperation =
  <S extends z.ZodType>(
    input: S,
    run: (input: z.output<S>, pool: UserPool) => object | Promise<object>,
  ): Operation =>
  async (raw, pool) => {
    const parsed = input.safeParse(raw, { reportInput: true });
    if (parsed.success) return run(parsed.data, pool);
    const [issue] = parsed.error.issues;
    throw cognitoErrors.invalidParameter(
      `1 validation error detected: ${issue ? problemOf(issue) : 'the request is not an object'}`,
    );
  };

/** Fields that many operations share. */
export const fields = {
  clientId: z.string().min(1),
  username: z.string().min(1).max(128),
  password: z.string().max(256),
  code: z.string().min(1).max(2_048),
  metadata: z.record(z.string(), z.string()).optional(),
  accessToken: z.string().min(1),
};
