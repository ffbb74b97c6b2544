import { createHash } from 'node:crypto';
import { localArnOf, type LocalStack } from '../../template/model.ts';

/** Secrets that an operator creates with a script, read on demand; undefined when a secret does not exist. */
export type SecureValues = Record<string, () => string | undefined>;

/** A parameter in the response of `GetParameter`. */
export interface Parameter {
  Name: string;
  Type: string;
  Value: string;
  Version: number;
  ARN: string;
  DataType: 'text';
}

/** Returns the ARN of a parameter, without doubling the leading slash of its path. */
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

/** Returns the value that a caller gets without `WithDecryption`: a hash instead of the secret. */
const sealed = (value: string): string => createHash('sha256').update(`sealed:${value}`).digest('base64');

/**
 * Creates a lookup for the template's parameters and the operator's secure ones.
 * @returns undefined when the parameter does not exist
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
