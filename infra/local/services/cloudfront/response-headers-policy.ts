import { recordOf, recordsOf } from '../../record.ts';
import type { LocalStack } from '../../template/model.ts';
import { requiredResource } from './find-resource.ts';
import { type HeaderList, headerOf, withHeader, withoutHeader } from '../../http-server/http-message.ts';
import { refuseOthers, requiredText, textIn } from './read-property.ts';

interface PolicyHeader {
  name: string;
  value: string;
  /** Whether it replaces the origin's value. */
  override: boolean;
}

const transportSecurity = (settings: Record<string, unknown>): string =>
  [
    `max-age=${String(settings['AccessControlMaxAgeSec'])}`,
    settings['IncludeSubdomains'] === true && 'includeSubDomains',
    settings['Preload'] === true && 'preload',
  ]
    .filter(Boolean)
    .join('; ');

/** Maps each part of the security headers to a header. */
const securityHeaders: Record<
  string,
  { name: string; value: (settings: Record<string, unknown>) => string }
> = {
  ContentSecurityPolicy: {
    name: 'Content-Security-Policy',
    value: (settings) => textIn(settings, 'ContentSecurityPolicy'),
  },
  ContentTypeOptions: { name: 'X-Content-Type-Options', value: () => 'nosniff' },
  FrameOptions: { name: 'X-Frame-Options', value: (settings) => textIn(settings, 'FrameOption') },
  ReferrerPolicy: { name: 'Referrer-Policy', value: (settings) => textIn(settings, 'ReferrerPolicy') },
  // Browsers ignore it over plain HTTP (RFC 6797, 8.1), so it can be sent locally as on AWS.
  StrictTransportSecurity: { name: 'Strict-Transport-Security', value: transportSecurity },
};

const policyHeadersOf = (config: Record<string, unknown>, where: string): PolicyHeader[] => {
  const security = recordOf(config['SecurityHeadersConfig']);
  refuseOthers(security, Object.keys(securityHeaders), `The SecurityHeadersConfig of ${where}`);
  const fromSecurity = Object.entries(securityHeaders)
    .filter(([part]) => security[part] !== undefined)
    .map(([part, { name, value }]) => {
      const settings = recordOf(security[part]);
      return { name, value: value(settings), override: settings['Override'] === true };
    });
  const custom = recordsOf(recordOf(config['CustomHeadersConfig'])['Items']).map((item) => ({
    name: requiredText(item, 'Header', where),
    value: textIn(item, 'Value'),
    override: item['Override'] === true,
  }));
  return [...fromSecurity, ...custom];
};

/**
 * Creates a function that applies a response headers policy to the headers of every response of a behavior.
 * Source: Amazon CloudFront Developer Guide, 'Understand response headers policies'.
 * @throws Error that names an unsupported part of the policy
 */
export const responseHeadersPolicyOf = (
  stack: LocalStack,
  id: string,
  where: string,
): ((headers: HeaderList) => HeaderList) => {
  const { properties } = requiredResource(stack, 'AWS::CloudFront::ResponseHeadersPolicy', id, where);
  const config = recordOf(properties['ResponseHeadersPolicyConfig']);
  const parts = ['Name', 'Comment', 'SecurityHeadersConfig', 'CustomHeadersConfig', 'RemoveHeadersConfig'];
  refuseOthers(config, parts, `The response headers policy ${id}`);
  const added = policyHeadersOf(config, `the response headers policy ${id}`);
  const removed = recordsOf(recordOf(config['RemoveHeadersConfig'])['Items']).map((item) =>
    textIn(item, 'Header'),
  );
  return (headers) => {
    const kept = removed.reduce<HeaderList>(withoutHeader, headers);
    return added.reduce<HeaderList>(
      (list, { name, value, override }) =>
        override || headerOf(list, name) === undefined ? withHeader(list, name, value) : list,
      kept,
    );
  };
};
