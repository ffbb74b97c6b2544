import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Rule = CfnWebACL.RuleProperty;
type Override = CfnWebACL.RuleActionOverrideProperty;

/**
 * Requests per IP address in five minutes. Hundreds of users of a mobile network can share one (carrier-grade NAT), and
 * each needs about 40 for a visit; users are limited by their tokens.
 */
export const PER_ADDRESS = 30_000;
/** Requests per access token in five minutes, from any address. A user needs a few hundred for a whole day. */
export const PER_TOKEN = 1_500;
/** Requests to forms and pages without sign-in, per IP address, which many users can share too. */
export const WITHOUT_ACCOUNT = 300;

export const TOO_MANY = 'tooMany';

const measured = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // AWS would store samples, which reveal what users requested.
  sampledRequestsEnabled: false,
});

const perAddress = (
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): Omit<Rule, 'priority'> => ({
  name,
  statement: {
    rateBasedStatement: { limit, aggregateKeyType: 'IP', ...(scopeDownStatement && { scopeDownStatement }) },
  },
  action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: TOO_MANY } } },
  visibilityConfig: measured(name),
});

/** Limits each access token. Requests without one do not count here, and a flood of invented tokens is one of an address. */
const perToken = (name: string, limit: number): Omit<Rule, 'priority'> => ({
  name,
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [
        { header: { name: 'authorization', textTransformations: [{ priority: 0, type: 'NONE' }] } },
      ],
    },
  },
  action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: TOO_MANY } } },
  visibilityConfig: measured(name),
});

const pathBeginsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
  },
});

const managed = (name: string, counted: readonly string[] = []): Omit<Rule, 'priority'> => ({
  name,
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule): Override => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  overrideAction: { none: {} },
  visibilityConfig: measured(name),
});

/**
 * Returns the rules in order of evaluation. Rules of the core rule set that inspect bodies only count: photos,
 * recordings
 * and imports are larger than 8 KB, and notes can contain any text (`<3`, `../../`). All input is validated by schemas
 * and never executed.
 * Source: AWS WAF Developer Guide, 'Baseline rule groups' and 'Rate-based rule statements'.
 */
export const firewallRules = (): Rule[] =>
  [
    perAddress('RequestsOfOneAddress', PER_ADDRESS),
    perToken('RequestsOfOneToken', PER_TOKEN),
    perAddress('RequestsWithoutAccount', WITHOUT_ACCOUNT, {
      orStatement: {
        statements: ['/api/contact', '/api/newsletter', '/api/mail', '/api/client-errors'].map(
          pathBeginsWith,
        ),
      },
    }),
    managed('AWSManagedRulesAmazonIpReputationList'),
    managed('AWSManagedRulesKnownBadInputsRuleSet'),
    managed('AWSManagedRulesCommonRuleSet', [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'EC2MetaDataSSRF_BODY',
    ]),
  ].map((rule, priority) => ({ ...rule, priority }));
