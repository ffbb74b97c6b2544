import { LOCAL_ACCOUNT } from '../template/model.ts';

/** A policy statement with resolved references and IAM's wildcards. */
export interface PolicyStatement {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
}

/** A signer of local AWS calls: a function's role, or the operator (tests, the seed). */
export interface Principal {
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  statements: PolicyStatement[];
}

/** Finds the principal of an access key. */
export type PrincipalLookup = (accessKeyId: string) => Principal | undefined;

/** Returns the ARN of the principal's role session, as in AWS's error messages. */
export const principalArnOf = ({ name }: Principal): string =>
  `arn:aws:sts::${LOCAL_ACCOUNT}:assumed-role/${name}/${name}`;
