import { NormalizedSchema } from '@smithy/core/schema';

/** The SDK's packages by the CLI's names of the services that the docs use. */
const packages: Record<string, () => Promise<object>> = {
  cloudwatch: () => import('@aws-sdk/client-cloudwatch'),
  'cognito-idp': () => import('@aws-sdk/client-cognito-identity-provider'),
  dynamodb: () => import('@aws-sdk/client-dynamodb'),
  dynamodbstreams: () => import('@aws-sdk/client-dynamodb-streams'),
  lambda: () => import('@aws-sdk/client-lambda'),
  logs: () => import('@aws-sdk/client-cloudwatch-logs'),
  s3api: () => import('@aws-sdk/client-s3'),
  ses: () => import('@aws-sdk/client-ses'),
  sqs: () => import('@aws-sdk/client-sqs'),
  ssm: () => import('@aws-sdk/client-ssm'),
};

/** Returns a name as the CLI spells it: `AdminSetUserMFAPreference` is `admin-set-user-mfa-preference`. */
export const cliNameOf = (name: string): string =>
  name
    .replaceAll(/(.)([A-Z][a-z]+)/g, '$1-$2')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** The first element of an operation's schema. */
const OPERATION = 9;

/**
 * Returns the schema of an operation's input.
 * @throws Error if the service has no such operation
 */
export const inputSchemaOf = async (service: string, operation: string): Promise<NormalizedSchema> => {
  const load = packages[service];
  if (!load) throw new Error(`The service "${service}" is unknown: add its client to aws-schemas.ts.`);
  const schemas = Object.values(await load()).filter(
    (value): value is [number, string, string, unknown, () => object] =>
      Array.isArray(value) && value[0] === OPERATION,
  );
  const found = schemas.find(([, , name]) => cliNameOf(name) === operation);
  if (!found) throw new Error(`"aws ${service}" has no operation "${operation}".`);
  return NormalizedSchema.of(found[4] as never);
};

/** Returns the names of the members that a structure requires: they are the first, and their number is the last. */
export const requiredOf = (schema: NormalizedSchema): string[] => {
  const [, , , , names, , count] = schema.getSchema() as unknown as readonly unknown[];
  return (names as string[]).slice(0, (count as number | undefined) ?? 0);
};
