import type { Principal, PrincipalLookup } from '../gateway/principal.ts';
import type { FunctionDefinition } from '../runtime/function-definition.ts';
import { functionPrincipal, operatorPrincipal } from '../runtime/principals.ts';
import type { LocalStack } from '../template/model.ts';

/** All principals that can sign local AWS calls. */
export interface Identities {
  operator: Principal;
  /** Returns a function's role, by the function's name or ARN. */
  ofFunction(nameOrArn: string): Principal;
  byAccessKey: PrincipalLookup;
}

/** Creates the principals. @param secret the installation's secret, from which credentials are derived */
export const createIdentities = (
  stack: LocalStack,
  functions: readonly FunctionDefinition[],
  secret: string,
): Identities => {
  const operator = operatorPrincipal(secret);
  const roles = functions.map((definition) => functionPrincipal(stack, definition, secret));
  const byKey = new Map([operator, ...roles].map((principal) => [principal.accessKeyId, principal]));
  return {
    operator,
    byAccessKey: (accessKeyId) => byKey.get(accessKeyId),
    ofFunction: (nameOrArn) => {
      const name = nameOrArn.split(':').at(-1);
      const role = roles.find((principal) => principal.name === name);
      if (!role) throw new Error(`The stack has no function ${nameOrArn} that runs locally.`);
      return role;
    },
  };
};
