import { describe, expect, it } from 'vitest';
import { A_PLUS, type Headers, scoreOf } from './observatory.ts';
import { behaviorsOf, nameOf } from './rules/edge.ts';
import { spelled, templateOf } from './template.ts';

interface Policy {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: unknown };
      StrictTransportSecurity?: { AccessControlMaxAgeSec: number };
      ContentTypeOptions?: object;
      FrameOptions?: { FrameOption: string };
      ReferrerPolicy?: { ReferrerPolicy: string };
    };
  };
}

const template = templateOf('prod');

/** Responses by path of the site; sockets have none of our headers. */
const answers = behaviorsOf(template)
  .filter(({ PathPattern }) => PathPattern !== '/live')
  .map((behavior): [string, Headers] => {
    const policy = template.Resources[behavior.ResponseHeadersPolicyId?.Ref ?? '']
      ?.Properties as unknown as Policy;
    const headers = policy.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
    return [
      nameOf(behavior),
      {
        csp: spelled(headers.ContentSecurityPolicy.ContentSecurityPolicy),
        hstsSeconds: headers.StrictTransportSecurity?.AccessControlMaxAgeSec ?? null,
        nosniff: headers.ContentTypeOptions !== undefined,
        frameOptions: headers.FrameOptions?.FrameOption ?? null,
        referrerPolicy: headers.ReferrerPolicy?.ReferrerPolicy ?? null,
        redirectsToHttps: ['redirect-to-https', 'https-only'].includes(behavior.ViewerProtocolPolicy),
      },
    ];
  });

describe('The production headers, by the rules of Mozilla’s Observatory,', () => {
  it.each(answers)('the production headers earn an A+ on %s', (_, headers) => {
    expect(scoreOf(headers)).toBeGreaterThanOrEqual(A_PLUS);
  });

  it('the production headers earn every point possible without being on the preload list of browsers', () => {
    expect(Object.fromEntries(answers.map(([path, headers]) => [path, scoreOf(headers)]))).toMatchObject({
      default: 120,
    });
  });

  const [, page] = answers.find(([path]) => path === 'default')!;
  it.each<[string, Partial<Headers>]>([
    ['no policy', { csp: '' }],
    [
      'a policy with inline scripts',
      { csp: page.csp.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'") },
    ],
    ['a policy with eval', { csp: page.csp.replace("'wasm-unsafe-eval'", "'unsafe-eval'") }],
    ['a policy that allows any host', { csp: page.csp.replace("script-src 'self'", 'script-src https:') }],
    ['no HSTS', { hstsSeconds: null }],
    ['a month of HSTS', { hstsSeconds: 2_592_000 }],
    ['plain HTTP', { redirectsToHttps: false }],
  ])('the production headers earn a lower score with %s', (_, change) => {
    expect(scoreOf({ ...page, ...change })).toBeLessThan(scoreOf(page));
  });
});
