import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Platform } from '../../platform.ts';

/**
 * Requests for codes, and attempts to use them, per IP address in five minutes. Cognito limits them per account, not per
 * address. Many users of a mobile network share one address.
 */
const CODES_PER_ADDRESS = 100;

/** Operations of anyone who knows an email address: they send a code, or try one. */
const CODE_OPERATIONS = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'ForgotPassword',
  'ConfirmForgotPassword',
];

const isOperation = (operation: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    // Cognito adds this header for the firewall.
    fieldToMatch: { singleHeader: { Name: 'x-amzn-cognito-operation-name' } },
    positionalConstraint: 'EXACTLY',
    searchString: operation,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/**
 * Limits codes of the user pool per IP address if the stage has a firewall: browsers call the pool directly, past the
 * site's firewall. A blocked request gets Cognito's 403 `ForbiddenException`.
 * Source: Amazon Cognito Developer Guide, 'Associate an AWS WAF web ACL with a user pool'.
 */
export const createUserPoolFirewall = (
  { stack, stage }: Platform,
  pool: UserPool,
): CfnWebACLAssociation | null => {
  if (!stage.firewall) return null;
  const name = `Platewise-${stage.name}-Users`;
  const measured = { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
  const firewall = new CfnWebACL(stack, 'UserPoolFirewall', {
    name,
    scope: 'REGIONAL',
    defaultAction: { allow: {} },
    rules: [
      {
        name: 'CodesOfOneAddress',
        priority: 0,
        statement: {
          rateBasedStatement: {
            limit: CODES_PER_ADDRESS,
            aggregateKeyType: 'IP',
            scopeDownStatement: { orStatement: { statements: CODE_OPERATIONS.map(isOperation) } },
          },
        },
        action: { block: {} },
        visibilityConfig: { metricName: 'CodesOfOneAddress', ...measured },
      },
    ],
    visibilityConfig: { metricName: name, ...measured },
  });
  return new CfnWebACLAssociation(stack, 'UserPoolFirewallAssociation', {
    resourceArn: pool.userPoolArn,
    webAclArn: firewall.attrArn,
  });
};
