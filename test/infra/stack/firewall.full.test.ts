import { describe, expect, it } from 'vitest';
import { resourcesOf, spelled, templateOf } from './template.ts';

interface FirewallRule {
  Name: string;
  Priority: number;
  Action?: { Block: { CustomResponse: { ResponseCode: number } } };
  Statement: {
    RateBasedStatement?: {
      Limit: number;
      AggregateKeyType: string;
      CustomKeys?: object[];
      ScopeDownStatement?: object;
    };
    ManagedRuleGroupStatement?: {
      Name: string;
      RuleActionOverrides: { Name: string; ActionToUse: object }[];
    };
  };
}

interface Firewall {
  Scope: 'CLOUDFRONT' | 'REGIONAL';
  Rules: FirewallRule[];
}

const firewallOf = (stage: 'local' | 'dev' | 'prod', scope: Firewall['Scope'] = 'CLOUDFRONT') =>
  resourcesOf<Firewall>(templateOf(stage), 'AWS::WAFv2::WebACL').filter(
    ({ properties }) => properties.Scope === scope,
  );
const rules = () => firewallOf('prod')[0]?.properties.Rules ?? [];
const distributionOf = (stage: 'dev' | 'prod') =>
  resourcesOf<{ DistributionConfig: { WebACLId?: unknown } }>(
    templateOf(stage),
    'AWS::CloudFront::Distribution',
  )[0]?.properties.DistributionConfig;

describe('The web application firewall', () => {
  it('protects the production site, and costs other environments nothing', () => {
    const [firewall] = firewallOf('prod');
    expect(spelled(distributionOf('prod')?.WebACLId)).toBe(`<${firewall?.id}.Arn>`);
    expect([firewallOf('dev'), firewallOf('local')]).toEqual([[], []]);
    expect(distributionOf('dev')).not.toHaveProperty('WebACLId');
  });

  it('answers a flood from one address or with one token with 429, earlier on public routes', () => {
    const limited = rules().filter(({ Statement }) => Statement.RateBasedStatement);
    expect(limited.map(({ Action }) => Action?.Block.CustomResponse.ResponseCode)).toEqual([429, 429, 429]);
    const [all = 0, token = 0, open = 0] = limited.map(
      ({ Statement }) => Statement.RateBasedStatement?.Limit,
    );
    expect(open).toBeLessThan(all);
    expect(token).toBeLessThan(all);
    expect(limited[1]?.Statement.RateBasedStatement).toMatchObject({
      AggregateKeyType: 'CUSTOM_KEYS',
      CustomKeys: [{ Header: { Name: 'authorization' } }],
    });
  });

  it('lets 500 users of a mobile network share one address: each sends 40 requests in five minutes', () => {
    const [address] = rules().flatMap(({ Statement }) => Statement.RateBasedStatement ?? []);
    expect(address?.Limit).toBeGreaterThan(500 * 40);
  });

  it('counts matches of the core rules for bodies without blocking, because photos are larger and notes contain any text', () => {
    const core = rules().find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet');
    const overrides = core?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? [];
    expect(overrides.map(({ Name }) => Name)).toContain('SizeRestrictions_BODY');
    expect(overrides.every(({ Name }) => Name.endsWith('_BODY'))).toBe(true);
    expect(overrides.every(({ ActionToUse }) => 'Count' in ActionToUse)).toBe(true);
  });

  it('logs no token, cookie or signed address of a rejected request', () => {
    const [logging] = resourcesOf<{ RedactedFields: unknown[]; LoggingFilter: { DefaultBehavior: string } }>(
      templateOf('prod'),
      'AWS::WAFv2::LoggingConfiguration',
    );
    expect(logging?.properties.RedactedFields).toEqual([
      { SingleHeader: { Name: 'authorization' } },
      { SingleHeader: { Name: 'cookie' } },
      { QueryString: {} },
    ]);
    expect(logging?.properties.LoggingFilter?.DefaultBehavior).toBe('DROP');
  });

  it('limits codes of the user pool per address, which browsers call directly', () => {
    const [firewall] = firewallOf('prod', 'REGIONAL');
    const [association] = resourcesOf<{ ResourceArn: unknown; WebACLArn: unknown }>(
      templateOf('prod'),
      'AWS::WAFv2::WebACLAssociation',
    );
    expect(spelled(association?.properties.WebACLArn)).toBe(`<${firewall?.id}.Arn>`);
    expect(spelled(association?.properties.ResourceArn)).toMatch(/^<Users.*\.Arn>$/);
    const [rule] = firewall?.properties.Rules ?? [];
    const { Limit, ScopeDownStatement } = rule?.Statement.RateBasedStatement ?? {};
    expect(Limit).toBe(100);
    for (const operation of ['SignUp', 'ForgotPassword', 'ResendConfirmationCode'])
      expect(JSON.stringify(ScopeDownStatement)).toContain(`"SearchString":"${operation}"`);
    expect(firewallOf('dev', 'REGIONAL')).toEqual([]);
  });
});
