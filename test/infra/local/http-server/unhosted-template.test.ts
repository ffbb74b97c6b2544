import { describe, expect, it } from 'vitest';
import { changing, changingBehaviour, without } from './support/stack.ts';
import { startFront } from './support/start-front.ts';

describe('A template with unsupported settings', () => {
  it.each([
    [
      'CustomErrorResponses',
      changing('Distribution', ({ DistributionConfig }) => ({
        DistributionConfig: { ...(DistributionConfig as object), CustomErrorResponses: [{ ErrorCode: 404 }] },
      })),
    ],
    [
      'LambdaFunctionAssociations',
      changingBehaviour('/api/*', { LambdaFunctionAssociations: [{ EventType: 'viewer-request' }] }),
    ],
    ['00000000-aaaa', changingBehaviour('/api/*', { OriginRequestPolicyId: '00000000-aaaa' })],
    ['NoHeaders', changingBehaviour(null, { ResponseHeadersPolicyId: 'NoHeaders' })],
    ['CorsConfiguration', changing('Api', (old) => ({ ...old, CorsConfiguration: { AllowOrigins: ['*'] } }))],
    ['AWS_IAM', changing('Route POST /api/entries', (old) => ({ ...old, AuthorizationType: 'AWS_IAM' }))],
    [
      'RequestParameters',
      changing('Integration POST /api/entries', (old) => ({ ...old, RequestParameters: { a: 'b' } })),
    ],
    ['StageVariables', changing('ApiStage', (old) => ({ ...old, StageVariables: { a: 'b' } }))],
    [
      'elsewhere.example',
      changing('SignedIn', (old) => ({
        ...old,
        JwtConfiguration: { Audience: ['a'], Issuer: 'https://elsewhere.example' },
      })),
    ],
    [
      'origin-response',
      changingBehaviour(null, {
        FunctionAssociations: [{ EventType: 'origin-response', FunctionARN: 'a/SiteRouter' }],
      }),
    ],
    ['exactly one CloudFront distribution', without('Distribution')],
  ])('a template with unsupported settings stops the start with the name %s', async (name, edit) => {
    await expect(startFront(edit)).rejects.toThrow(name);
  });

  it('the local cloud starts with settings that have no local effect', async () => {
    const settings = { PriceClass: 'PriceClass_100', WebACLId: 'firewall', Logging: { Bucket: 'logs' } };
    const front = await startFront(
      changing('Distribution', ({ DistributionConfig }) => ({
        DistributionConfig: { ...(DistributionConfig as object), ...settings },
      })),
    );
    expect((await front.fetch('/config.json')).status).toBe(403);
    await front.stop();
  });
});
