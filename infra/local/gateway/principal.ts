import { LOCAL_ACCOUNT } from '../template/model.ts';

/** A statement of a policy with every reference resolved. Wildcards as in IAM. */
export interface PolicyStatement {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
}

/** Who signs AWS calls on this machine: a function's role, or the operator (tests, the seed). */
export interface Principal {
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  statements: PolicyStatement[];
}

/** Finds the principal that an access key belongs to. */
export type PrincipalLookup = (accessKeyId: string) => Principal | undefined;

/** ARN of the principal's role session, as AWS names it in its refusals. */
export const principalArnOf = ({ name }: Principal): string =>
  `arn:aws:sts::${LOCAL_ACCOUNT}:assumed-role/${name}/${name}`;
