import { resourcesOf, spelled, type Template } from '../template.ts';
import { behaviorsOf, nameOf, spoilBehavior } from './edge.ts';
import type { Rule } from './rule.ts';
import { spoilFirst } from './spoil.ts';

interface HeadersShape {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: unknown };
      StrictTransportSecurity?: { AccessControlMaxAgeSec: number };
      ContentTypeOptions?: { Override: boolean };
      FrameOptions?: { FrameOption: string };
    };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
}

const HEADERS = 'AWS::CloudFront::ResponseHeadersPolicy';

const securityHeaders: Rule = {
  says: 'pages, the API and photos have the security headers',
  offenders: (template) =>
    behaviorsOf(template)
      .filter(({ PathPattern }) => PathPattern !== '/live')
      .filter(({ ResponseHeadersPolicyId }) => {
        const policy = template.Resources[ResponseHeadersPolicyId?.Ref ?? '']?.Properties as
          | HeadersShape
          | undefined;
        const headers = policy?.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
        return !(
          headers?.StrictTransportSecurity?.AccessControlMaxAgeSec === 31_536_000 &&
          headers.ContentTypeOptions?.Override &&
          headers.FrameOptions?.FrameOption === 'DENY'
        );
      })
      .map(nameOf),
  spoil: (template) =>
    spoilBehavior(template, '/api/*', (behavior) => delete behavior.ResponseHeadersPolicyId),
};

/** The expected policy of pages; `connect-src` is checked separately. */
const strictPolicy = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'media-src': "'self' blob:",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
  'report-uri': '/api/csp-reports',
  'report-to': 'csp',
};

const sitePolicyOf = (template: Template): Map<string, string> => {
  const site = resourcesOf<HeadersShape>(template, HEADERS).find(({ id }) => id.startsWith('SiteHeaders'));
  const headers = site?.properties.ResponseHeadersPolicyConfig?.SecurityHeadersConfig;
  const text = spelled(headers?.ContentSecurityPolicy.ContentSecurityPolicy ?? '');
  return new Map(
    text
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
};

const strictPages: Rule = {
  says: 'pages run no inline or third-party code, and call only the user pool, the upload buckets and the list of breached passwords',
  offenders: (template, stage) => {
    const policy = sitePolicyOf(template);
    const wrong = Object.entries(strictPolicy).filter(([name, sources]) => policy.get(name) !== sources);
    const breached = stage === 'local' ? '' : ' https://api\\.pwnedpasswords\\.com';
    const local = stage === 'local' ? ' <LocalOrigin> <LocalOriginByAddress>' : '';
    const connect = new RegExp(
      `^'self' https://cognito-idp\\.us-east-1\\.amazonaws\\.com https://<Photos\\w+\\.RegionalDomainName> https://<Recordings\\w+\\.RegionalDomainName>${breached}${local}$`,
    );
    return [
      ...wrong.map(([name]) => name),
      ...(connect.test(policy.get('connect-src') ?? '') ? [] : ['connect-src']),
      ...[...policy.keys()].filter((name) => name !== 'connect-src' && !(name in strictPolicy)),
    ];
  },
  spoil: (template) =>
    spoilFirst<HeadersShape>(template, HEADERS, ({ ResponseHeadersPolicyConfig }) => {
      const headers = ResponseHeadersPolicyConfig?.SecurityHeadersConfig;
      if (headers) headers.ContentSecurityPolicy.ContentSecurityPolicy = "default-src 'self' 'unsafe-inline'";
    }),
};

const violationsAreReported: Rule = {
  says: 'pages name the endpoint to which browsers report violations of the policy',
  offenders: (template) =>
    resourcesOf<HeadersShape>(template, HEADERS)
      .filter(({ id }) => id.startsWith('SiteHeaders'))
      .filter(
        ({ properties }) =>
          !properties.ResponseHeadersPolicyConfig?.CustomHeadersConfig.Items.some(
            ({ Header, Value }) => Header === 'Reporting-Endpoints' && Value === 'csp="/api/csp-reports"',
          ),
      )
      .map(({ id }) => id),
  spoil: (template) => {
    for (const { properties } of resourcesOf<HeadersShape>(template, HEADERS)) {
      if (properties.ResponseHeadersPolicyConfig)
        properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items = [];
    }
  },
};

const devicesAreAskedFor: Rule = {
  says: 'pages may request only camera and microphone permissions',
  offenders: (template) =>
    resourcesOf<HeadersShape>(template, HEADERS)
      .filter(({ id }) => id.startsWith('SiteHeaders'))
      .filter(
        ({ properties }) =>
          !properties.ResponseHeadersPolicyConfig?.CustomHeadersConfig.Items.some(
            ({ Header, Value }) =>
              Header === 'Permissions-Policy' && Value === 'camera=(self), microphone=(self), geolocation=()',
          ),
      )
      .map(({ id }) => id),
  spoil: (template) => {
    for (const { properties } of resourcesOf<HeadersShape>(template, HEADERS)) {
      if (properties.ResponseHeadersPolicyConfig)
        properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items = [];
    }
  },
};

export const headerRules: Rule[] = [securityHeaders, strictPages, violationsAreReported, devicesAreAskedFor];
