import { readFileSync } from 'node:fs';
import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stageNamed, stages, type Stage } from '#infra/stages.ts';
import { cdkContext } from '#infra/synthesize.ts';
import { allowedIn } from './rules/statements.ts';
import { resourcesOf, synthesized, type Template, templateOf, temporaryFolder } from './template.ts';

describe('The configuration of an environment', () => {
  it('the configuration of an environment can be found by name', () => {
    expect(stageNamed('prod')).toBe(stages.prod);
  });

  it('causes an error that lists the existing names when the name is unknown', () => {
    expect(() => stageNamed('production')).toThrow(
      'There is no stage "production". Choose one of: local, dev, prod.',
    );
  });

  it('requires email settings for a deployment, because users must confirm their account', () => {
    expect(() => synthesized({ ...stages.dev, mail: null })).toThrow(
      'Stage "dev" has no email settings, so no user could confirm an account. ' +
        'Verify a domain in Amazon SES and set it under `mail` in infra/stages.ts.',
    );
  });

  it('the configuration of an environment requires a custom domain for passkeys, because they are bound to it', () => {
    expect(() => synthesized({ ...stages.dev, userPoolPlan: 'essentials' })).toThrow(
      'Stage "dev" has Cognito\'s Essentials plan, but no domain for its passkeys. Set its `domain` in infra/stages.ts first.',
    );
  });

  it('the configuration of an environment requires the built site', () => {
    expect(() => synthesized('dev', '/nowhere/web/dist')).toThrow(
      'There is no built site in /nowhere/web/dist. Run "npm run build:web" first.',
    );
  });
});

describe('The CloudFormation limits of a template', () => {
  // Disabled in the other tests because it takes seconds.
  beforeEach(() => vi.stubEnv('CDK_VALIDATION', undefined));
  afterEach(() => vi.unstubAllEnvs());

  it('the CloudFormation limits hold for production', () => {
    expect(() => synthesized('prod')).not.toThrow();
  });

  it('the CloudFormation limits stop the synthesis when they are exceeded', () => {
    const app = new App({ outdir: temporaryFolder(), context: cdkContext(), analyticsReporting: false });
    const queue = new CfnResource(new Stack(app, 'Spoilt'), 'Queue', { type: 'AWS::SQS::Queue' });
    queue.addPropertyOverride('VisibilityTimeout', 'soon');
    expect(() => app.synth()).toThrow(/[Vv]alidation/);
  });
});

describe('Taxes of an environment', () => {
  const taxOf = (stage: Stage) =>
    resourcesOf<{ Environment: { Variables: Record<string, string> } }>(
      templateOf(stage),
      'AWS::Lambda::Function',
    ).flatMap(({ properties }) => properties.Environment?.Variables['STRIPE_TAX'] ?? []);

  it('taxes of an environment follow its setting alone and are off by default', () => {
    expect(taxOf(stages.dev)).toEqual(['off']);
    expect(taxOf({ ...stages.dev, stripeTax: true })).toEqual(['on']);
  });
});

describe("The metrics of an environment's functions", () => {
  const namespacesOf = (stage: 'dev' | 'prod') => {
    const template = templateOf(stage);
    const counted = resourcesOf<{ Environment: { Variables: Record<string, string> } }>(
      template,
      'AWS::Lambda::Function',
    ).map(({ properties }) => properties.Environment?.Variables['POWERTOOLS_METRICS_NAMESPACE']);
    const rung = resourcesOf<{ Namespace: string }>(template, 'AWS::CloudWatch::Alarm').map(
      ({ properties }) => properties.Namespace,
    );
    const ours = (names: (string | undefined)[]) =>
      new Set(names.filter((name) => name !== undefined && !name.startsWith('AWS/')));
    return { counted: ours(counted), rung: ours(rung) };
  };

  it('function metrics trigger only the alarms of their environment, even with two in one account', () => {
    const of = { dev: namespacesOf('dev'), prod: namespacesOf('prod') };
    expect(of.prod.counted).toEqual(new Set(['Platewise/prod']));
    expect(of.prod.rung).toEqual(of.prod.counted);
    expect(of.dev.rung).toEqual(new Set(['Platewise/dev']));
    const [dashboard] = resourcesOf(templateOf('prod'), 'AWS::CloudWatch::Dashboard');
    expect(JSON.stringify(dashboard?.properties)).toContain('{Platewise/prod,service}');
  });
});

describe('The key that signs photo addresses', () => {
  const keyIdsOf = (of: Template) => resourcesOf(of, 'AWS::CloudFront::PublicKey').map(({ id }) => id);
  const parametersOf = (of: Template) =>
    new Set(
      resourcesOf<{ Environment: { Variables: Record<string, unknown> } }>(of, 'AWS::Lambda::Function')
        .map(({ properties }) => properties.Environment?.Variables['PHOTO_SIGNING_KEY_PARAMETER'])
        .filter((name) => name !== undefined),
    );

  it('gives way to a new key with the next number, because CloudFront cannot change one', () => {
    const [before, after] = [templateOf('prod'), templateOf({ ...stages.prod, photoKey: 2 })];
    expect([...parametersOf(before)]).toEqual(['/platewise/prod/photo-signing-key']);
    expect([...parametersOf(after)]).toEqual(['/platewise/prod/photo-signing-key-2']);
    expect(keyIdsOf(after)).toHaveLength(1);
    expect(keyIdsOf(after)).not.toEqual(keyIdsOf(before));
    const [group] = resourcesOf<{ KeyGroupConfig: { Items: { Ref: string }[] } }>(
      after,
      'AWS::CloudFront::KeyGroup',
    );
    expect(group?.properties.KeyGroupConfig?.Items.map(({ Ref }) => Ref)).toEqual(keyIdsOf(after));
  });
});

describe('An environment with a custom domain', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/1a2b';
  const stage: Stage = { ...stages.prod, domain: { name: 'app.example.com', certificateArn } };
  const { template } = synthesized(stage);

  it('an environment with a custom domain serves the site under it, with TLS 1.2 or newer', () => {
    const [site] = resourcesOf<{ DistributionConfig: { Aliases: string[]; ViewerCertificate: unknown } }>(
      template,
      'AWS::CloudFront::Distribution',
    );
    expect(site?.properties.DistributionConfig).toMatchObject({
      Aliases: ['app.example.com'],
      ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
  });

  it('an environment with a custom domain needs a DNS record from the operator, and the deployment prints its target', () => {
    const [distribution] = resourcesOf(template, 'AWS::CloudFront::Distribution');
    expect(template.Outputs['EdgeName']).toEqual({
      Value: { 'Fn::GetAtt': [distribution?.id, 'DomainName'] },
    });
    expect(templateOf('prod').Outputs).not.toHaveProperty('EdgeName');
    expect(readFileSync('docs/deploying.md', 'utf8')).toContain('`EdgeName`');
  });

  it('an environment with a custom domain and its zone creates the DNS records of the site', () => {
    const zone = { id: 'Z0123456789ABC', name: 'example.com' };
    const inZone = synthesized({ ...stage, zone }).template;
    const [distribution] = resourcesOf(inZone, 'AWS::CloudFront::Distribution');
    const records = resourcesOf(inZone, 'AWS::Route53::RecordSet').map(({ properties }) => properties);
    expect(records).toMatchObject(
      ['A', 'AAAA'].map((Type) => ({
        Type,
        Name: 'app.example.com.',
        HostedZoneId: 'Z0123456789ABC',
        AliasTarget: { DNSName: { 'Fn::GetAtt': [distribution?.id, 'DomainName'] } },
      })),
    );
    expect(resourcesOf(template, 'AWS::Route53::RecordSet')).toEqual([]);
  });

  it('lets only its own pages read the responses of the photo bucket', () => {
    const photos = resourcesOf(template, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Photos'));
    expect(photos?.properties).toMatchObject({
      CorsConfiguration: { CorsRules: [{ AllowedOrigins: ['https://app.example.com'] }] },
    });
  });

  it('an environment with a custom domain uses the domain for links in emails', () => {
    const origin = resourcesOf(template, 'AWS::SSM::Parameter').find(({ id }) => id.startsWith('SiteOrigin'));
    expect(origin?.properties).toMatchObject({
      Name: '/platewise/prod/site-origin',
      Value: 'https://app.example.com',
    });
  });
});

describe('Passkeys', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/1a2b';
  const poolOf = (stage: Stage) => {
    const { template } = synthesized(stage);
    const [pool] = resourcesOf<Record<string, unknown>>(template, 'AWS::Cognito::UserPool');
    const [client] = resourcesOf<{ ExplicitAuthFlows: string[] }>(template, 'AWS::Cognito::UserPoolClient');
    return { ...pool?.properties, flows: client?.properties.ExplicitAuthFlows };
  };

  it('passkeys are on in every environment with the Essentials plan and use its domain, in addition to passwords', () => {
    const domain = { name: 'app.example.com', certificateArn };
    const pool = poolOf({ ...stages.prod, domain, userPoolPlan: 'essentials' });
    expect(pool).toMatchObject({
      UserPoolTier: 'ESSENTIALS',
      WebAuthnRelyingPartyID: 'app.example.com',
      WebAuthnUserVerification: 'required',
      Policies: { SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] } },
    });
    expect(pool.flows).toContain('ALLOW_USER_AUTH');
  });

  it('passkeys add nothing to an environment with the Lite plan', () => {
    const pool = poolOf(stages.prod);
    expect(pool).toMatchObject({ UserPoolTier: 'LITE' });
    expect(pool).not.toHaveProperty('WebAuthnRelyingPartyID');
    expect(pool.flows).not.toContain('ALLOW_USER_AUTH');
  });
});

describe('Emails of an environment in the SES sandbox', () => {
  it('may go to the listed recipients and to users of walks, for whose identities SES requires the permission', () => {
    const mail = {
      ...stages.dev.mail,
      sandboxRecipients: ['mara@example.com'],
      walkMailbox: { domain: 'walk.mail.example.com' },
    };
    const resources = (stage: Stage) =>
      allowedIn(templateOf(stage)).flatMap(({ action, resource }) =>
        action === 'ses:SendEmail' ? resource : [],
      );
    const [before, listed] = [new Set(resources(stages.dev)), new Set(resources({ ...stages.dev, mail }))];
    expect([...listed].filter((one) => !before.has(one))).toEqual([
      expect.stringMatching(/:identity\/mara@example\.com$/),
      expect.stringMatching(/:identity\/walk\.mail\.example\.com$/),
    ]);
    expect([...before].filter((one) => !listed.has(one))).toEqual([]);
  });
});
