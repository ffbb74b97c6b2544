import { createHash } from 'node:crypto';
import { localArnOf, type LocalStack } from '../../template/model.ts';

/** Secrets that an operator makes by a script, read when asked for; undefined when there is none. */
export type SecureValues = Record<string, () => string | undefined>;

/** A parameter as `GetParameter` answers it. */
export interface Parameter {
  Name: string;
  Type: string;
  Value: string;
  Version: number;
  ARN: string;
  DataType: 'text';
}

/** ARN of a parameter; the slash that a path begins with is not doubled. */
export const parameterArnOf = (name: string): string =>
  localArnOf('ssm', `parameter/${name.replace(/^\//, '')}`);

const parameterOf = (name: string, type: string, value: string): Parameter => ({
  Name: name,
  Type: type,
  Value: value,
  Version: 1,
  ARN: parameterArnOf(name),
  DataType: 'text',
});

/** What a caller reads who forgets `WithDecryption`: something that is not the secret. */
const sealed = (value: string): string => createHash('sha256').update(`sealed:${value}`).digest('base64');

/**
 * Finds a parameter: one of the template's, or a secure one of the operator's.
 * @returns undefined when there is no such parameter
 */
export const createParameterLookup =
  (stack: LocalStack, values: SecureValues) =>
  (name: string, withDecryption: boolean): Parameter | undefined => {
    const resource = stack
      .byType('AWS::SSM::Parameter')
      .find(({ properties }) => properties['Name'] === name);
    if (resource) {
      return parameterOf(name, String(resource.properties['Type']), String(resource.properties['Value']));
    }
    const secret = Object.hasOwn(values, name) ? values[name]?.() : undefined;
    if (secret === undefined) return undefined;
    return parameterOf(name, 'SecureString', withDecryption ? secret : sealed(secret));
  };
