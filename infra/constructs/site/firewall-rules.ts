import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Rule = CfnWebACL.RuleProperty;
type Override = CfnWebACL.RuleActionOverrideProperty;

/** Requests of one address within five minutes. A household at one address logs a whole day with some hundred. */
const PER_ADDRESS = 3_000;
/** Of those to forms and pages that need no account. */
const WITHOUT_ACCOUNT = 100;

export const TOO_MANY = 'tooMany';

const measured = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples are kept by AWS and show what people asked for.
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
 * In the order in which they are asked. Those of the core rule set that read bodies only count: photos, recordings and
 * imports are larger than 8 KB, and people write what they like into a note (`<3`, `../../`); what they write is validated
 * by its schema and never run.
 * Source: AWS WAF Developer Guide, 'Baseline rule groups' and 'Rate-based rule statements'.
 */
export const firewallRules = (): Rule[] =>
  [
    perAddress('RequestsOfOneAddress', PER_ADDRESS),
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
