import { LOCAL_ACCOUNT, LOCAL_REGION } from '../template/model.ts';
import { AwsError, notImplemented } from './aws-error.ts';
import { conditionHolds } from './condition.ts';
import type { ConditionContext } from './condition.ts';
import { principalArnOf } from './principal.ts';
import type { PolicyStatement, Principal } from './principal.ts';
import type { RequiredPermission } from './aws-service.ts';
import { matchesWildcard } from './wildcard.ts';

export type Decision = 'allow' | 'explicit deny' | 'implicit deny';

const KNOWN_ELEMENTS = new Set(['Sid', 'Effect', 'Action', 'Resource', 'Condition']);

const checkElements = (statement: PolicyStatement): void => {
  const unknown = Object.keys(statement).find((element) => !KNOWN_ELEMENTS.has(element));
  if (unknown) throw notImplemented(`the IAM policy element ${unknown}`);
  const variable = [statement.Resource].flat().find((resource) => resource.includes('${'));
  if (variable) throw notImplemented(`the IAM policy variable in ${variable}`);
};

const matchesTarget = (statement: PolicyStatement, { action, resource }: RequiredPermission): boolean =>
  [statement.Action].flat().some((a) => matchesWildcard(a.toLowerCase(), action.toLowerCase())) &&
  [statement.Resource].flat().some((r) => matchesWildcard(r, resource));

const contextOf = (principal: Principal, permission: RequiredPermission): ConditionContext => ({
  'aws:PrincipalAccount': [LOCAL_ACCOUNT],
  'aws:PrincipalArn': [principalArnOf(principal)],
  'aws:RequestedRegion': [LOCAL_REGION],
  'aws:ResourceAccount': [LOCAL_ACCOUNT],
  ...permission.context,
});

/**
 * Evaluates the principal's own policies: an explicit deny wins, then an allow; everything else is denied.
 * Resource policies are not evaluated: within one account, they are not required for access.
 * @throws AwsError 501 that names an unsupported element, variable or condition
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export const decide = (principal: Principal, permission: RequiredPermission): Decision => {
  principal.statements.forEach(checkElements);
  const applying = principal.statements
    .filter((statement) => matchesTarget(statement, permission))
    .filter(({ Condition = {} }) => conditionHolds(Condition, contextOf(principal, permission)));
  if (applying.some(({ Effect }) => Effect === 'Deny')) return 'explicit deny';
  return applying.length > 0 ? 'allow' : 'implicit deny';
};

/** Creates AWS's access-denied error with its original message. */
export const accessDenied = (
  callerArn: string,
  { action, resource }: RequiredPermission,
  decision: Exclude<Decision, 'allow'> = 'implicit deny',
): AwsError => {
  const because =
    decision === 'explicit deny'
      ? 'with an explicit deny in an identity-based policy'
      : `because no identity-based policy allows the ${action} action`;
  const message = `User: ${callerArn} is not authorized to perform: ${action} on resource: ${resource} ${because}`;
  return new AwsError('AccessDenied', message, 403);
};

/** Checks permissions. @throws AwsError AccessDenied for the first one that the principal lacks */
export const authorize = (principal: Principal, permissions: readonly RequiredPermission[]): void => {
  for (const permission of permissions) {
    const decision = decide(principal, permission);
    if (decision !== 'allow') throw accessDenied(principalArnOf(principal), permission, decision);
  }
};
